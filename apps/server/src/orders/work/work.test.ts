import { randomUUID } from 'node:crypto';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { Order } from '@haldi/contract/orders/schema';
import type { WorkDays, WorkVisit } from '@haldi/contract/orders/work/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestRoster, type TestRoster } from '../../../testing/test-roster.ts';
import type { TestUser } from '../../../testing/test-user.ts';

/** It is the 16th of November, half past eleven in India. */
const today = '2026-11-16';

let roster: TestRoster;
beforeAll(async () => {
  roster = await openTestRoster();
});
afterAll(() => roster.haldi.close());

type Colleague = { place: Beautician; user: TestUser };
let hired = 0;
/** Somebody with a place on the roster, and nothing to do yet. */
const hire = async (): Promise<Colleague> => {
  hired += 1;
  const place = await roster.add(`Rekha ${hired}`);
  const user = await roster.haldi.user({ role: 'beautician', beauticianId: Number(place._id) });
  return { place, user };
};

const work = async ({ user }: Colleague): Promise<WorkDays> =>
  (await roster.haldi.as(user, { url: '/api/work' })).json();
const put = ({ user }: Colleague, { _id }: Order, part: 'progress' | 'late', payload: object) =>
  roster.haldi.as(user, {
    method: 'PUT',
    url: `/api/work/visits/${_id}/${part}`,
    payload: {
      attempt: randomUUID(),
      pressedAt: roster.haldi.clock().toISOString(),
      ...payload,
    },
  });
const press = (who: Colleague, order: Order, what: string, over: object = {}) =>
  put(who, order, 'progress', { press: what, ...over });
const reasonOf = (answer: { json: () => unknown }): unknown =>
  ((answer.json() as ApiError).details as { reason: string }).reason;
const orderNow = async ({ _id }: Order): Promise<Order> =>
  (await roster.haldi.as(roster.meera, { url: `/api/orders/${_id}` })).json();

/** A visit that is hers. */
const visitFor = async (
  { place }: Colleague,
  appointmentDate = today,
  appointmentSlot = '02:00 PM',
): Promise<Order> => {
  const order = await roster.book(appointmentDate, { appointmentSlot });
  const assigned = await roster.assign(order, place.name);
  expect(assigned.json<Order>().beautician).toBe(place.name);
  return order;
};

describe('her days', () => {
  test('hold the visits that she is assigned to, and nobody else’s', async () => {
    const [rekha, usha] = [await hire(), await hire()];
    const [hers, others] = [await visitFor(rekha), await visitFor(usha)];
    const seen = await work(rekha);
    expect(seen).toMatchObject({ today, name: rekha.place.name });
    expect(seen.days.map(({ day }) => day)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    );
    const ids = seen.days.flatMap(({ visits }) => visits.map(({ _id }) => _id));
    expect(ids).toEqual([hers._id]);
    expect((await press(rekha, others, 'on-the-way')).statusCode).toBe(404);
  });

  test('an address and a number are there from the day before until the day after', async () => {
    const rekha = await hire();
    await visitFor(rekha, '2026-11-17');
    await visitFor(rekha, '2026-11-18');
    const { days } = await work(rekha);
    const contactOn = (day: string) => days.find((one) => one.day === day)?.visits[0]?.contact;
    expect(contactOn('2026-11-17')).toMatchObject({ phone: expect.any(String) });
    expect(contactOn('2026-11-18')).toBeNull();
  });

  test('the first name is all that is there of hers', async () => {
    const usha = await hire();
    const order = await visitFor(usha);
    const { days } = await work(usha);
    const visit = days[0]?.visits.find(({ _id }) => _id === order._id);
    expect(visit?.firstName).toBe(order.username.split(' ')[0]);
    expect(JSON.stringify(visit)).not.toContain(order.username);
  });
});

describe('the buttons of the day', () => {
  test('from on the way to done: status, times and history follow', async () => {
    const rekha = await hire();
    const order = await visitFor(rekha);
    const seen: string[] = [];
    for (const what of ['on-the-way', 'arrived', 'start', 'done']) {
      roster.haldi.clock.advance(60_000);
      const answer = await press(rekha, order, what);
      expect(answer.statusCode).toBe(200);
      seen.push(answer.json<WorkVisit>().status);
    }
    expect(seen).toEqual(['confirmed', 'confirmed', 'in_progress', 'completed']);
    const { status, trackingHistory } = await orderNow(order);
    expect(status).toBe('completed');
    expect(trackingHistory.slice(0, 4).map(({ message }) => message)).toEqual([
      'Your service is complete. Thank you for choosing us!',
      'Your service has begun.',
      'Your beautician has arrived.',
      'Your beautician is on the way.',
    ]);
  });

  test('the same press sent again has one effect', async () => {
    const rekha = await hire();
    const order = await visitFor(rekha);
    const once = { attempt: randomUUID() };
    const answers = await Promise.all([
      press(rekha, order, 'on-the-way', once),
      press(rekha, order, 'on-the-way', once),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await press(rekha, order, 'on-the-way', once)).statusCode).toBe(200);
    expect((await orderNow(order)).trackingHistory).toHaveLength(3);
  });

  test('what makes no sense is refused with the reason', async () => {
    const rekha = await hire();
    const order = await visitFor(rekha);
    expect(reasonOf(await press(rekha, order, 'done'))).toBe('NOT_STARTED');
    await press(rekha, order, 'arrived');
    const back = await press(rekha, order, 'on-the-way');
    expect(back.statusCode).toBe(409);
    expect(reasonOf(back)).toBe('ALREADY');
    const tomorrow = await visitFor(rekha, '2026-11-17');
    expect(reasonOf(await press(rekha, tomorrow, 'start'))).toBe('OTHER_DAY');
    await roster.salon.track(roster.meera, order._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    });
    expect(reasonOf(await press(rekha, order, 'start'))).toBe('CANCELLED');
  });

  test('a press that waited for a connection keeps the time at which it was pressed', async () => {
    const usha = await hire();
    const order = await visitFor(usha);
    const pressedAt = roster.haldi.clock().toISOString();
    roster.haldi.clock.advance(20 * 60_000);
    const answer = await press(usha, order, 'on-the-way', { pressedAt });
    expect(answer.json<WorkVisit>().progress.onTheWayAt).toBe(pressedAt);
    const ahead = new Date(roster.haldi.clock().getTime() + 3_600_000).toISOString();
    const arrived = await press(usha, order, 'arrived', { pressedAt: ahead });
    expect(arrived.json<WorkVisit>().progress.arrivedAt).toBe(roster.haldi.clock().toISOString());
  });

  test('running late is told, until she is there', async () => {
    const usha = await hire();
    const order = await visitFor(usha);
    expect((await put(usha, order, 'late', { minutes: 20 })).statusCode).toBe(422);
    const late = await put(usha, order, 'late', { minutes: 30 });
    expect(late.json<WorkVisit>().progress.lateMinutes).toBe(30);
    expect((await orderNow(order)).trackingHistory[0]?.message).toBe(
      'Your beautician is running about 30 minutes late.',
    );
    await press(usha, order, 'arrived');
    expect(reasonOf(await put(usha, order, 'late', { minutes: 15 }))).toBe('ALREADY');
  });
});
