import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { provokeDeadlock } from '../../../testing/provoke-deadlock.ts';
import { openTestPlan, type TestPlan } from '../../../testing/test-plan.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import { readCatalogueFile } from '../../catalogue/service.ts';

let { haldi, salon, meera, day, book, assign, candidates, needingChange, close } = {} as TestPlan;

beforeEach(async () => {
  ({ haldi, salon, meera, day, book, assign, candidates, needingChange, close } =
    await openTestPlan());
});
afterEach(() => close());

const readMehndi = async () => {
  const found = (await readCatalogueFile(haldi.context.db, 'Bridal')).find(({ name }) =>
    name.includes('Full Arms'),
  );
  if (!found) throw new Error('no mehndi');
  return found;
};
const address = (street: string, pincode: string) => ({
  street,
  pincode,
  apartmentNumber: '',
  city: 'Pune',
  state: '',
  latitude: 0,
  longitude: 0,
});
const outcomeOf = (answer: Awaited<ReturnType<typeof book>>): string => {
  const { code, details } = answer.json();
  return code === undefined ? String(answer.statusCode) : (details?.reason ?? code);
};
const slots = async (query: string): Promise<Record<string, string>> => {
  const answer = await haldi.as(null, { url: `/api/booking/slots?date=${day}&${query}` });
  return Object.fromEntries(
    answer.json<SlotAvailability[]>().map(({ slot, reason }) => [slot, reason ?? 'free']),
  );
};
describe('impossible visits are refused', () => {
  test('four make-up jobs at once with one make-up artist', async () => {
    await salon.hireOne('Rekha', ['Party']);
    for (const name of ['Sunita', 'Anjali', 'Usha']) await salon.hireOne(name, ['Facial']);
    const services = [toRequestLine(await salon.first('Party'))];
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(outcomeOf(await book({ services })));
    expect(answers).toEqual(['201', 'SLOT_FULL', 'SLOT_FULL', 'SLOT_FULL']);
  });

  test('a facial on a day without a facial beautician', async () => {
    await salon.hireOne('Sunita', ['Facial'], [1, 2]);
    await salon.hireOne('Rekha', ['Party']);
    const facial = await salon.first('Facial');
    expect((await slots(`services=${facial._id}`))['10:00 AM']).toBe('NO_SKILL');
    expect(outcomeOf(await book({ services: [toRequestLine(facial)] }))).toBe('NO_SKILL');
  });

  test('five hours of mehndi from 6 PM, nine hours from 5 PM', async () => {
    await salon.hireOne('Rekha');
    const long = await readMehndi();
    expect(long.duration).toBeGreaterThan(180);
    const wanted = { services: [toRequestLine(long)], appointmentSlot: '06:00 PM' };
    expect(outcomeOf(await book(wanted))).toBe('TOO_LATE');
    const nine = { services: [toRequestLine(salon.service(60), 9)], appointmentSlot: '05:00 PM' };
    expect(outcomeOf(await book(nine))).toBe('TOO_LATE');
    expect(outcomeOf(await book({ ...nine, appointmentSlot: '09:00 AM' }))).toBe('201');
  });

  test('a cart of 48 hours is refused, one of 12 is split in two', async () => {
    await salon.hireOne('Rekha');
    const { _id } = salon.service(60);
    const check = async (quantity: number) =>
      (await haldi.as(null, { url: `/api/booking/cart?services=${_id}:${quantity}` })).json();
    expect(await check(11)).toEqual({ kind: 'WHOLE' });
    expect(await check(12)).toEqual({
      kind: 'SPLIT',
      why: 'TOO_LONG',
      first: [{ serviceId: _id, quantity: 11 }],
      second: [{ serviceId: _id, quantity: 1 }],
    });
    const { _id: other } = salon.service(90);
    const tooMuchUrl = `/api/booking/cart?services=${_id}:20,${other}:20`;
    expect((await haldi.as(null, { url: tooMuchUrl })).json()).toEqual({ kind: 'TOO_MUCH' });
  });

  test('services that no beautician can combine are named and split', async () => {
    await salon.hireOne('Rekha', ['Party']);
    await salon.hireOne('Sunita', ['Facial']);
    const [party, facial, massage] = [
      await salon.first('Party'),
      await salon.first('Facial'),
      await salon.first('Massage'),
    ];
    const check = async (...ids: string[]) =>
      (await haldi.as(null, { url: `/api/booking/cart?services=${ids.join(',')}` })).json();
    expect(await check(party._id, facial._id)).toMatchObject({ kind: 'SPLIT', why: 'SKILLS' });
    expect(await check(party._id, massage._id)).toEqual({
      kind: 'IMPOSSIBLE',
      why: 'SKILLS',
      serviceIds: [massage._id],
    });
    expect(outcomeOf(await book({ services: [toRequestLine(party), toRequestLine(facial)] }))).toBe(
      'NO_SKILL',
    );
  });

  test('travel time between Viman Nagar and Camp is needed', async () => {
    await salon.hireOne('Usha');
    const services = [toRequestLine(salon.service(60))];
    const viman = { services, address: address('8 Viman Nagar', '411014') };
    const camp = { services, address: address('5 Camp', '411001') };
    expect(outcomeOf(await book(viman))).toBe('201');
    const at11 = { ...camp, appointmentSlot: '11:00 AM' };
    expect((await slots('pincode=411001'))['11:00 AM']).toBe('FULL');
    expect(outcomeOf(await book(at11))).toBe('SLOT_FULL');
    expect(outcomeOf(await book({ ...viman, appointmentSlot: '11:00 AM' }))).toBe('201');
    expect(outcomeOf(await book({ ...camp, appointmentSlot: '01:00 PM' }))).toBe('201');
  });

  test('a slot that is no longer offered', async () => {
    await salon.hireOne('Usha');
    await haldi.database.pool.query(`update settings set slots = '{630}'`);
    haldi.context.live.publish('content-changed');
    expect(outcomeOf(await book({}))).toBe('NOT_OFFERED');
    const answer = await book({ appointmentSlot: '10:30 AM' });
    expect(answer.json<Order>().appointmentSlot).toBe('10:30 AM');
    expect(await slots('')).toEqual({ '10:30 AM': 'FULL' });
  });

  test('days without a free slot are marked, and the next free slot is given', async () => {
    await salon.hireOne('Usha', [], [3, 5]);
    for (const appointmentSlot of Object.keys(await slots(''))) {
      await book({ appointmentSlot, services: [toRequestLine(salon.service(60))] });
    }
    const url = `/api/booking/days?from=2026-11-16&to=2026-11-21&pincode=411014`;
    const { days, next } = (await haldi.as(null, { url })).json<BookingDays>();
    expect(days.map(({ reason }) => reason ?? 'free')).toEqual([
      ...['NOBODY_AT_WORK', 'NOBODY_AT_WORK', 'FULL', 'NOBODY_AT_WORK', 'free', 'NOBODY_AT_WORK'],
    ]);
    expect(next).toEqual({ day: '2026-11-20', slot: '09:00 AM' });
    const last = await haldi.as(null, { url: '/api/booking/days?from=9999-12-31&to=9999-12-31' });
    expect(last.json<BookingDays>().days).toHaveLength(1);
    for (const wrong of [
      'from=2026-11-16',
      'from=2026-11-16&to=2026-11-15',
      'from=2026-11-16&to=2026-12-28',
    ]) {
      const refused = await haldi.as(null, { url: `/api/booking/days?${wrong}` });
      expect(refused.statusCode, wrong).toBe(422);
    }
  });
});

describe('the planned beautician', () => {
  test('is a previous one, else the one with the least added travel; others hand over', async () => {
    await salon.hireOne('Rekha', ['Facial']);
    await salon.hireOne('Sunita');
    const facial = { services: [toRequestLine(await salon.first('Facial'))] };
    const massage = { services: [toRequestLine(await salon.first('Massage'))] };
    const person = await haldi.user();
    const earlier = await salon.place(person, { ...facial, appointmentDate: '2026-11-17' });
    await assign(earlier, 'Sunita', { status: 'completed' });
    const again = await salon.place(person, { ...facial, appointmentDate: day });
    expect((await candidates(again)).planned).toBe('Sunita');
    // Only Sunita does massages, so the facial is reassigned.
    const other = (await book(massage)).json<Order>();
    expect((await candidates(other)).planned).toBe('Sunita');
    expect((await candidates(again)).planned).toBe('Rekha');
  });

  test('gets freed time for a visit without a beautician', async () => {
    await salon.hireOne('Rekha');
    await salon.hireOne('Sunita');
    const [one, two] = [(await book({})).json<Order>(), (await book({})).json<Order>()];
    await assign(one, 'Rekha');
    const roster: Beautician[] = (await haldi.as(meera, { url: '/api/admin/beauticians' })).json();
    const sunita = roster.find(({ name }) => name === 'Sunita');
    const off = { from: day, to: day };
    const url = `/api/admin/beauticians/${sunita?._id}/days-off`;
    const asked = await haldi.as(meera, { method: 'POST', url, payload: off });
    expect(asked.json().code).toBe('VISITS_AFFECTED');
    const acknowledged = asked.json().details.stamp;
    await haldi.as(meera, { method: 'POST', url, payload: { ...off, acknowledged } });
    expect(await needingChange()).toMatchObject([
      {
        _id: two._id,
        why: 'No beautician available',
        free: [],
        others: [
          { name: 'Rekha', why: 'busy until 11:00 AM' },
          { name: 'Sunita', why: 'off that day' },
        ],
      },
    ]);
    const dashboard = await haldi.as(meera, { url: '/api/admin/dashboard' });
    expect(dashboard.json().waiting.needingChange).toBe(1);
    await salon.track(meera, one._id, { status: 'cancelled', message: updateMessages[5] });
    expect(await needingChange()).toEqual([]);
    expect((await candidates(two)).planned).toBe('Rekha');
  });
});

test('a booking in progress sees a new day off', async () => {
  await salon.hireOne('Usha');
  const person = await haldi.user();
  const answer = await provokeDeadlock(
    haldi.database.pool,
    [
      ['select pg_advisory_xact_lock(7301, 0)', []],
      [
        `insert into time_off select id, $1::date, 0, 1440, '' from beauticians where name = 'Usha'`,
        [day],
      ],
    ],
    () => salon.send(person, salon.body(person, { appointmentDate: day })),
  );
  expect(answer.json().details).toEqual({ reason: 'NOBODY_AT_WORK' });
});
