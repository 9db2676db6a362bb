import { indiaDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { SlotExplanation } from '@haldi/contract/schedule/slot-explanation/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestAreas, type TestAreas } from '../../testing/test-areas.ts';
import { toRequestLine } from '../../testing/test-salon.ts';

let { haldi, salon, meera, day, book, assign, add: addArea, close } = {} as TestAreas;
beforeEach(async () => {
  ({ haldi, salon, meera, day, book, assign, add: addArea, close } = await openTestAreas());
});
afterEach(() => close());

const whyAt = async (
  slot: string,
  query: Record<string, string> = {},
): Promise<SlotExplanation> => {
  const search = new URLSearchParams({ date: day, slot, pincode: '411001', ...query });
  const answer = await haldi.as(meera, { url: `/api/admin/booking/explanation?${search}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const inWords = ({ people }: SlotExplanation): string[] =>
  people.map(({ name, why, availableIf }) => [name, ...why, availableIf ?? []].flat().join(': '));
const at = (street: string, pincode: string) => ({
  street,
  pincode,
  ...{ apartmentNumber: '', city: 'Pune', state: '', latitude: 0, longitude: 0 },
});
const booked = async (over: Parameters<typeof book>[0]): Promise<Order> => {
  const answer = await book(over);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

test('lists free beauticians, and the conflicts of the others', async () => {
  const threading = await salon.first('Threading');
  for (const name of ['Usha', 'Lata', 'Gauri']) await salon.hireOne(name);
  await salon.hireOne('Rekha', ['Party']);
  await salon.hireOne('Hema', [], [1, 2]);
  await haldi.database.pool.query(
    `update working_hours set from_minute = 600, to_minute = 720
     where beautician_id = (select id from beauticians where name = 'Gauri')`,
  );
  const services = [toRequestLine(salon.service(60))];
  const there = { services, address: at('8 Viman Nagar', '411014') };
  await assign(await booked({ ...there, appointmentSlot: '01:00 PM' }), 'Usha');
  const why = await whyAt('02:00 PM', { services: threading._id });
  expect(why).toMatchObject({ isFree: true, rules: [] });
  expect(inWords(why)).toEqual([
    'Lata',
    'Usha: at 8 Viman Nagar - 411014 until 02:00 PM, 20 minutes away',
    'Gauri: works 10:00 AM to 12:00 PM',
    'Rekha: does not do Threading',
    'Hema: off that day',
  ]);
  const busy = await whyAt('01:00 PM', { services: threading._id });
  expect(inWords(busy)).toContain('Usha: at 8 Viman Nagar - 411014 until 02:00 PM');
});

test('names areas that a beautician, or the salon on that day, does not serve', async () => {
  await salon.hireOne('Usha');
  const camp = await addArea('Camp', ['411001']);
  await addArea('Aundh', ['411007'], { weekdays: [1, 3, 5] });
  const services = [toRequestLine(salon.service(60))];
  await booked({ services, address: at('3 ITI Road', '411007'), appointmentSlot: '01:00 PM' });
  expect(inWords(await whyAt('01:00 PM'))).toEqual(['Usha: at Aundh until 02:00 PM']);
  expect(inWords(await whyAt('02:00 PM'))).toEqual([
    'Usha: at Aundh until 02:00 PM, 40 minutes away',
  ]);
  await salon.hireOne('Lata');
  await haldi.database.pool.query(
    `insert into beautician_areas select id, $1 from beauticians where name = 'Lata'`,
    [camp._id],
  );
  const inAundh = await whyAt('10:00 AM', { pincode: '411007' });
  expect(inWords(inAundh)).toEqual(['Usha', 'Lata: does not serve Aundh']);
  const tuesday = await whyAt('10:00 AM', { pincode: '411007', date: '2026-11-17' });
  const elsewhere = await whyAt('10:00 AM', { pincode: '999999' });
  for (const { isFree, rules } of [tuesday, elsewhere]) {
    expect([isFree, rules]).toEqual([
      false,
      ['The salon does not serve this pincode on this day.'],
    ]);
  }
});

test('names the order that another beautician could take over', async () => {
  await salon.hireOne('Usha');
  const facial = [toRequestLine(await salon.first('Facial'))];
  const order = await booked({ services: facial });
  await salon.hireOne('Meena', ['Facial']);
  const party = await salon.first('Party');
  const why = await whyAt('10:00 AM', { services: party._id });
  expect(why.isFree).toBe(true);
  expect(why.people[0]).toMatchObject({
    name: 'Usha',
    isFree: false,
    availableIf: `free if Meena takes order #${order.orderId}`,
  });
  expect(inWords(why)[1]).toBe('Meena: does not do Party');
  expect((await book({ services: [toRequestLine(party)] })).statusCode).toBe(201);
});

test('salon rules come first: past, closed, not a slot, maximum reached', async () => {
  await salon.hireOne('Usha');
  await salon.hireOne('Lata');
  await booked({ services: [toRequestLine(salon.service(60))] });
  await haldi.database.pool.query(
    `update settings set max_concurrent_visits = 1, closed_days = '{2026-11-19}', booking_horizon_days = 10`,
  );
  haldi.context.live.publish('content-changed');
  const rulesAt = async (date: string, slot: string) => {
    const why = await whyAt(slot, { date });
    expect(why.isFree).toBe(false);
    return why.rules.join(' ');
  };
  expect(await rulesAt('2026-11-16', '09:00 AM')).toBe('This time is in the past.');
  expect(await rulesAt('2026-11-19', '10:00 AM')).toBe('The salon is closed on this day.');
  expect(await rulesAt('2026-12-19', '10:00 AM')).toContain('after the end of the booking window');
  expect(await rulesAt(day, '10:30 AM')).toContain('10:30 AM is not a booking time.');
  expect(await rulesAt(day, '10:00 AM')).toContain('The maximum visits at the same time (1)');
  expect((await whyAt('10:00 AM')).people.some(({ isFree }) => isFree)).toBe(true);
});

test('an excluded beautician is not free for the customer', async () => {
  await salon.hireOne('Usha');
  await salon.hireOne('Lata');
  const kavita = await haldi.user({ username: 'Kavita' });
  await haldi.database.pool.query(
    `insert into excluded_beauticians (user_id, beautician_id, admin_id, created_at)
     select $1, id, $2, now() from beauticians where name = 'Usha'`,
    [kavita.id, meera.id],
  );
  expect(inWords(await whyAt('10:00 AM'))).toEqual(['Usha', 'Lata']);
  expect(inWords(await whyAt('10:00 AM', { customer: kavita.id }))).toEqual([
    'Lata',
    'Usha: should not be assigned to this customer',
  ]);
});

test('for every slot of a busy day it matches what customers see', async () => {
  await salon.hireOne('Usha');
  await salon.hireOne('Lata', ['Facial', 'Party']);
  await salon.hireOne('Rekha', ['Threading']);
  const [facial, threading] = [await salon.first('Facial'), await salon.first('Threading')];
  const doors = [at('8 Viman Nagar', '411014'), at('5 Camp', '411001'), at('2 Kothrud', '411038')];
  for (const [index, slot] of defaultSlots.entries()) {
    const service = index % 2 ? facial : threading;
    for (const address of doors.slice(0, 1 + (index % 3))) {
      await book({ services: [toRequestLine(service)], address, appointmentSlot: slot });
    }
  }
  const seen = { free: 0, not: 0 };
  for (const services of [facial._id, threading._id, `${facial._id}:3`]) {
    for (const pincode of ['411001', '411045']) {
      const query = `date=${day}&services=${services}&pincode=${pincode}`;
      const answer = await haldi.as(null, { url: `/api/booking/slots?${query}` });
      for (const { slot, available } of answer.json<SlotAvailability[]>()) {
        const why = await whyAt(slot, { services, pincode });
        expect(why.isFree, `${slot} ${services} ${pincode}`).toBe(available);
        expect(why.people.some(({ isFree, availableIf }) => isFree || availableIf)).toBe(available);
        seen[available ? 'free' : 'not'] += 1;
      }
    }
  }
  expect(Math.min(seen.free, seen.not)).toBeGreaterThan(5);
});

test('no beautician is available at a time that has passed', async () => {
  await salon.hireOne('Usha');
  const date = indiaDay(haldi.clock());
  const past = await whyAt('09:00 AM', { date });
  expect(past).toEqual({
    isFree: false,
    isPast: true,
    rules: ['This time is in the past.'],
    people: [],
  });
  expect(inWords(await whyAt('06:00 PM', { date }))).toEqual(['Usha']);
});
