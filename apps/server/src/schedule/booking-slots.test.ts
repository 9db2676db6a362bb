import { hashAddress } from '@haldi/contract/schedule/address-hash';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;

const open = async (): Promise<void> => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
};

const ask = (query: string, person: TestUser | null = null) =>
  product.as(person, { method: 'GET', url: `/api/booking/slots?${query}` });
const reasons = async (
  query: string,
  person: TestUser | null = null,
): Promise<(string | undefined)[]> => {
  const answer = await ask(query, person);
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer.json<SlotAvailability[]>();
  expect(found.map(({ slot }) => slot)).toEqual(defaultSlots);
  for (const { available, reason } of found) expect(available).toBe(reason === undefined);
  return found.map(({ reason }) => reason);
};
const address = {
  street: '12 MG Road',
  apartmentNumber: '',
  city: 'Pune',
  state: '',
  pincode: '411001',
  latitude: 0,
  longitude: 0,
};
const home = `pincode=411001&door=${hashAddress(address)}`;
const none = Array(8).fill(undefined);
const all = (reason: string) => Array(8).fill(reason);

describe('public availability', () => {
  beforeEach(open);
  afterEach(() => product.close());

  test('past, full and free slots; a longer visit needs more time', async () => {
    await salon.hire(1);
    const person = await product.user();
    await salon.place(person, {
      appointmentDate: '2026-11-16',
      appointmentSlot: '03:00 PM',
      address,
    });
    expect(await reasons(`date=2026-11-16&${home}`, person)).toEqual([
      ...Array(3).fill('PAST'),
      undefined,
      undefined,
      'FULL',
      undefined,
      undefined,
    ]);
    expect((await reasons(`date=2026-11-16&duration=61&${home}`, person)).slice(3, 6)).toEqual([
      undefined,
      'FULL',
      'FULL',
    ]);
    expect((await reasons(`date=2026-11-16&${home}`))[4]).toBe('FULL');
    expect(await reasons('date=2026-11-17')).toEqual(none);
    expect((await ask('date=2026-11-17')).headers['cache-control']).toBe('no-store');
  });
  test('as many visits at the same time as beauticians at work, fewer if the settings limit them', async () => {
    const { pool } = product.database;
    expect(await reasons('date=2026-11-17')).toEqual(all('NOBODY_AT_WORK'));
    await salon.hire(2);
    const person = await product.user();
    await salon.place(person, { appointmentDate: '2026-11-17' });
    expect(await reasons('date=2026-11-17')).toEqual(none);
    await salon.giveDayOff('Beautician 2', '2026-11-17');
    expect((await reasons('date=2026-11-17'))[1]).toBe('FULL');
    expect(await reasons('date=2026-11-18')).toEqual(none);
    await pool.query('delete from working_hours where weekday not in (1, 3)');
    expect(await reasons('date=2026-11-24')).toEqual(all('NOBODY_AT_WORK'));
    expect(await reasons('date=2026-11-23')).toEqual(none);
    await pool.query('update settings set max_concurrent_visits = 0');
    product.context.live.publish('content-changed');
    expect(await reasons('date=2026-11-23')).toEqual(all('FULL'));
  });
  test('closed days, minimum notice and booking window', async () => {
    await salon.hire(1);
    await product.database.pool.query(
      `update settings set closed_days = '{2026-11-20}', closed_weekdays = '{0}',
         booking_horizon_days = 30, booking_notice_minutes = 240`,
    );
    product.context.live.publish('content-changed');
    expect(await reasons('date=2026-11-20')).toEqual(all('CLOSED'));
    expect(await reasons('date=2026-11-22')).toEqual(all('CLOSED'));
    expect(await reasons('date=2026-12-16')).toEqual(none);
    expect(await reasons('date=2026-12-17')).toEqual(all('TOO_FAR'));
    expect((await reasons('date=2026-11-16')).slice(3)).toEqual([
      'TOO_SOON',
      'TOO_SOON',
      'TOO_SOON',
      undefined,
      undefined,
    ]);
    const settings = await product.as(null, { method: 'GET', url: '/api/settings/public' });
    expect(settings.json().booking).toEqual({
      slots: defaultSlots,
      horizonDays: 30,
      noticeMinutes: 240,
      closedWeekdays: [0],
      closedDays: ['2026-11-20'],
    });
  });
  test('an order succeeds exactly in the slots shown as available', async () => {
    await salon.hire(1);
    const person = await product.user();
    const services = [toRequestLine(salon.service(90))];
    const day = { appointmentDate: '2026-11-25', services, address };
    await salon.place(await product.user(), { ...day, appointmentSlot: '10:00 AM' });
    const shown = (await ask(`date=2026-11-25&duration=90&${home}`, person)).json<
      SlotAvailability[]
    >();
    for (const { slot, available } of shown) {
      const answer = await salon.send(
        person,
        salon.body(person, { ...day, appointmentSlot: slot }),
      );
      const admin = await product.user({ isAdmin: true });
      if (answer.statusCode === 201) {
        await salon.track(admin, answer.json()._id, {
          status: 'cancelled',
          message: 'Your appointment has been cancelled. Please contact us to book again.',
        });
      }
      expect(answer.statusCode === 201).toBe(available);
    }
  });
});

describe('an invalid query', () => {
  beforeAll(open);
  afterAll(() => product.close());

  test.each([
    '',
    'date=',
    'date=tomorrow',
    'date=2026-02-30',
    'date=infinity',
    'date=0000-01-01',
    'date=2026-11-17&duration=0',
    'date=2026-11-17&duration=1e3',
    'date=2026-11-17&x=1',
  ])('%j: 422', async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });
});

describe('today is the day in India', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
    'around 18:30 UTC on a server in %s',
    async (name) => {
      process.env.TZ = name;
      const database = await createTestDatabase();
      Object.assign(database.pool.options, { options: `-c TimeZone=${name}` });
      expect((await database.pool.query('show timezone')).rows).toEqual([{ TimeZone: name }]);
      product = await buildTestApp({ database, env: { RATE_LIMITS: 'off' } });
      salon = await openTestSalon(product);
      await salon.hire(1);
      product.clock.set('2026-11-16T18:29:59Z');
      expect(await reasons('date=2026-11-16')).toEqual(all('PAST'));
      expect(await reasons('date=2026-11-17')).toEqual(none);
      expect(await reasons('date=2027-02-14')).toEqual(none);
      expect(await reasons('date=2027-02-15')).toEqual(all('TOO_FAR'));
      const person = await product.user();
      const last = salon.body(person, { appointmentDate: '2027-02-15' });
      expect((await salon.send(person, last)).json().details).toEqual({ reason: 'TOO_FAR' });
      product.clock.set('2026-11-16T18:30:00Z');
      expect(await reasons('date=2027-02-15')).toEqual(none);
      const placed = await salon.send(person, last);
      expect(placed.statusCode).toBe(201);
      expect(placed.json()).toMatchObject({
        appointmentDate: '2027-02-15',
        createdAt: '2026-11-16T18:30:00.000Z',
      });
      await product.close();
      await database.drop();
    },
  );
});
