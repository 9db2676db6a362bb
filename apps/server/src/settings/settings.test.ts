import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { CurrentSettings, StaffSettings } from '@haldi/contract/settings/desk/schema';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { endpointName } from '../platform/http/mount-endpoints.ts';
import { initializeSettings } from './service.ts';

let haldi: TestApp;
let salon: TestSalon;
let meera: TestUser;
let asha: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  await salon.hire(2);
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  // Staff, because the booking limits of customers would apply otherwise.
  asha = await haldi.user({ isAdmin: true });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from settings; insert into settings default values');
  haldi.context.live.publish('content-changed');
});

const read = async (): Promise<StaffSettings> =>
  StaffSettings.parse((await haldi.as(meera, { url: '/api/admin/settings' })).json());
const put = (payload: object) =>
  haldi.as(meera, { method: 'PUT', url: '/api/admin/settings', payload });
const save = async (changes: object, more: object = {}) => {
  const { settings, version } = await read();
  return put({ ...settings, ...changes, version, ...more });
};
const seen = async (): Promise<PublicSettings> =>
  (await haldi.as(null, { url: '/api/settings/public' })).json();
const reasons = async (day: string) => {
  const answer = await haldi.as(null, { url: `/api/booking/slots?date=${day}` });
  return answer.json<{ reason?: string }[]>().map(({ reason }) => reason ?? 'free');
};

test('a new salon has no name or address and is not open', async () => {
  await haldi.database.pool.query(`update settings set visiting_charge = 7, city = 'Nashik'`);
  await initializeSettings(haldi.context.db);
  expect(await read()).toEqual({
    settings: {
      businessName: '',
      city: '',
      phone: '',
      whatsappNumber: '',
      email: '',
      address: '',
      visitingCharge: 100,
      maxConcurrentVisits: null,
      slots: defaultSlots,
      travelWithinPincode: 10,
      travelBetweenPincodes: 20,
      travelBetweenAreas: 40,
      moveHours: 3,
      freeCancelHours: 3,
      lateCancelFee: null,
      noShowFee: null,
      bookingHorizonDays: 90,
      bookingNoticeMinutes: 60,
      closedWeekdays: [],
      closedDays: [],
      requiresStartCode: false,
      staffIdleMinutes: 120,
      gaMeasurementId: null,
    },
    version: 1,
    lastSaved: null,
    givenGaMeasurementId: null,
    seatsToday: 2,
  });
});

test('saved settings are not reset', async () => {
  await save({ visitingCharge: 150 });
  await initializeSettings(haldi.context.db);
  expect((await read()).settings.visitingCharge).toBe(150);
});

describe('saving', () => {
  test('saved settings are public immediately, with editor and time', async () => {
    const told: string[] = [];
    const stop = haldi.context.live.subscribe('content-changed', () =>
      told.push('content-changed'),
    );
    const answer = await save({
      businessName: '  Haldi & Daughters ',
      phone: '+91 20 2612 3456',
      whatsappNumber: '098220 12345',
      email: 'Hello@Example.com',
      visitingCharge: 150,
      gaMeasurementId: 'g-abc123',
      closedWeekdays: [2, 0, 2],
    });
    stop();
    const saved = StaffSettings.parse(answer.json());
    expect(saved).toMatchObject({
      settings: { businessName: 'Haldi & Daughters', phone: '2026123456', closedWeekdays: [0, 2] },
      version: 2,
      lastSaved: { by: 'Meera', at: '2026-11-16T06:00:00.000Z' },
    });
    expect(told).toEqual(['content-changed']);
    const expected = {
      businessName: 'Haldi & Daughters',
      phone: '2026123456',
      whatsappNumber: '9822012345',
      email: 'hello@example.com',
      visitingCharge: 150,
      gaMeasurementId: 'G-ABC123',
      booking: { closedWeekdays: [0, 2] },
    };
    expect(await seen()).toMatchObject(expected);
    expect(await haldi.app.visitorCalls.get(endpointName(publicSettings))?.({})).toMatchObject(
      expected,
    );
    const audit: AuditPage = (
      await haldi.as(meera, { url: '/api/admin/audit?act=settings-saved&limit=1' })
    ).json();
    expect(audit.entries[0]?.changes).toContainEqual({
      field: 'visitingCharge',
      before: 100,
      after: 150,
    });
    expect(audit.entries[0]?.changes).toContainEqual({
      field: 'closedWeekdays',
      before: [],
      after: ['Sun', 'Tue'],
    });
    expect(audit.entries[0]?.changes).toHaveLength(7);
  });

  test('saving without changes writes no audit entry', async () => {
    const before = await read();
    expect((await save({})).json()).toEqual(before);
  });

  test.each([
    ['businessName', ' '],
    ['city', ''],
    ['phone', '12345'],
    ['whatsappNumber', '2026123456'],
    ['email', 'nobody'],
    ['address', 'x'.repeat(301)],
    ['visitingCharge', -1],
    ['visitingCharge', 99.5],
    ['visitingCharge', 10_001],
    ['visitingCharge', '100'],
    ['maxConcurrentVisits', 0],
    ['slots', []],
    ['slots', ['9 AM']],
    ['travelWithinPincode', -1],
    ['travelBetweenPincodes', 181],
    ['travelBetweenAreas', 181],
    ['bookingHorizonDays', 0],
    ['bookingHorizonDays', 366],
    ['bookingNoticeMinutes', 10_081],
    ['closedWeekdays', [0, 1, 2, 3, 4, 5, 6]],
    ['closedWeekdays', [7]],
    ['closedDays', ['2026-02-30']],
    ['gaMeasurementId', 'UA-1'],
  ])('%s %j is refused beside its field', async (field, value) => {
    const answer = await save({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<ApiError>().fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
    expect((await read()).version).toBe(1);
  });

  test('a concurrent save is rejected and overwrites nothing', async () => {
    const { settings, version } = await read();
    const racing = await Promise.all(
      ['First', 'Second'].map((businessName) => put({ ...settings, businessName, version })),
    );
    expect(racing.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    const refused = racing.find((answer) => answer.statusCode === 409)?.json<ApiError>();
    expect(refused?.code).toBe('SETTINGS_CHANGED');
    const { standing } = CurrentSettings.parse(refused?.details);
    expect(standing).toEqual(await read());
    expect(standing.version).toBe(2);
  });
});

describe('the visiting charge', () => {
  test('an order keeps its visiting charge', async () => {
    const before = await salon.place(asha);
    expect((await save({ visitingCharge: 250 })).statusCode).toBe(200);
    const after = await salon.place(asha, { appointmentSlot: '02:00 PM' });
    const again = await haldi.as(asha, { url: `/api/orders/${asha.id}/${before.orderId}` });
    expect(again.json()).toMatchObject(before);
    expect([before.visitingCharge, after.visitingCharge]).toEqual([100, 250]);
    expect(after.total - before.total).toBe(150);
  });

  test('a changed charge must be confirmed by the customer', async () => {
    await save({ visitingCharge: 180 });
    const body = salon.body(asha, { appointmentSlot: '03:00 PM', visitingCharge: 100 });
    const refused = await salon.send(asha, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { prices: [], gone: [], visitingCharge: 180 },
    });
    const placed = await salon.send(asha, { ...body, visitingCharge: 180 });
    expect(placed.statusCode).toBe(201);
    await save({ visitingCharge: 200 });
    // A repeated order is recognised although its price has changed.
    expect((await salon.send(asha, { ...body, visitingCharge: 180 })).statusCode).toBe(200);
  });
});

describe('when visits can be booked', () => {
  test('booking window, minimum notice and the limit of visits apply immediately', async () => {
    await save({ bookingHorizonDays: 3, bookingNoticeMinutes: 24 * 60, maxConcurrentVisits: 1 });
    // The clock is at 11:30 on 16 November in India.
    expect(await reasons('2026-11-20')).toEqual(Array(8).fill('TOO_FAR'));
    const tomorrow = await reasons('2026-11-17');
    expect(tomorrow.slice(0, 3)).toEqual(['TOO_SOON', 'TOO_SOON', 'TOO_SOON']);
    const day = '2026-11-19';
    await salon.place(asha, { appointmentDate: day });
    expect((await reasons(day))[1]).toBe('FULL');
    const full = await salon.send(asha, salon.body(asha, { appointmentDate: day }));
    expect(full.json<ApiError>().code).toBe('SLOT_FULL');
    await save({ maxConcurrentVisits: null });
    expect((await reasons(day))[1]).toBe('free');
  });

  test('closing a day with visits lists them for confirmation and keeps them', async () => {
    const day = '2026-12-03';
    const [one, two] = [
      await salon.place(asha, { appointmentDate: day }),
      await salon.place(asha, { appointmentDate: day, appointmentSlot: '05:00 PM' }),
    ];
    const refused = await save({ closedDays: [day] });
    expect(refused.statusCode).toBe(409);
    const { code, details } = refused.json<ApiError>();
    expect(code).toBe('VISITS_AFFECTED');
    const affected = AffectedVisits.parse(details);
    expect(affected.total).toBe(2);
    expect(affected.visits.map(({ orderId, slot }) => [orderId, slot])).toEqual([
      [one.orderId, '10:00 AM'],
      [two.orderId, '05:00 PM'],
    ]);
    expect((await read()).settings.closedDays).toEqual([]);

    // Another visit in between invalidates the confirmation.
    await salon.place(asha, { appointmentDate: day, appointmentSlot: '01:00 PM' });
    expect((await save({ closedDays: [day] }, { acknowledged: affected.stamp })).statusCode).toBe(
      409,
    );
    const again = (await save({ closedDays: [day] })).json<ApiError>();
    const { stamp, total } = AffectedVisits.parse(again.details);
    expect(total).toBe(3);
    expect((await save({ closedDays: [day] }, { acknowledged: stamp })).statusCode).toBe(200);
    const kept = await haldi.as(asha, { url: `/api/orders/${asha.id}/${one.orderId}` });
    expect(kept.json()).toMatchObject(one);
    expect(await reasons(day)).toEqual(Array(8).fill('CLOSED'));

    // Days that are already closed need no confirmation, even when their weekday closes too.
    expect((await save({ businessName: 'Haldi' })).statusCode).toBe(200);
    await salon.place(asha, { appointmentDate: '2026-12-10' });
    const weekday = (await save({ closedWeekdays: [4] })).json<ApiError>();
    const listed = AffectedVisits.parse(weekday.details).visits.map((visit) => visit.day);
    expect(listed).toContain('2026-12-10');
    expect(listed).not.toContain(day);
  });
});
