import { randomUUID } from 'node:crypto';
import { toPaise } from '@haldi/contract/kit/paise';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import {
  type Colleague,
  openTestVisitWork,
  refusalReason,
  type TestWork,
} from '../../../testing/test-visit-work.ts';

let testWork: TestWork;
beforeAll(async () => {
  testWork = await openTestVisitWork();
});
afterAll(() => testWork.haldi.close());

const take = (who: Colleague, { _id }: Order, payment: object) =>
  sendWorkRequest(
    testWork.haldi,
    who.user,
    `visits/${_id}/payments`,
    { amount: 0, tip: 0, method: 'cash', ...payment },
    'POST',
  );

const leaveUnpaid = (who: Colleague, order: Order, reason = 'pays_later') =>
  testWork.put(who, order, 'unpaid', { reason });

const takeAtDesk = ({ _id }: Order, payment: object) =>
  testWork.haldi.as(testWork.meera, {
    method: 'POST',
    url: `/api/orders/${_id}/payments`,
    payload: { amount: 0, tip: 0, method: 'cash', attempt: randomUUID(), ...payment },
  });

const ledgerOf = async ({ _id }: Order): Promise<OrderLedger> =>
  (await testWork.haldi.as(testWork.meera, { url: `/api/orders/${_id}/payments` })).json();

const startedVisit = async () => {
  const who = await testWork.hire();
  const order = await testWork.visitFor(who);
  expect((await testWork.press(who, order, 'start')).statusCode).toBe(200);
  return { who, order, due: toPaise(order.total) };
};

test('a payment for the beautician’s own visit is in the visit and in the ledger', async () => {
  const { who, order, due } = await startedVisit();
  const attempt = randomUUID();
  const answer = await take(who, order, { amount: due, method: 'card', attempt });
  expect(answer.statusCode).toBe(200);
  const at = testWork.haldi.clock().toISOString();
  expect(answer.json<WorkVisit>().payments).toMatchObject([
    { kind: 'payment', method: 'card', amount: due, takenAt: at, attempt },
  ]);
  const { entries } = await ledgerOf(order);
  expect(entries).toMatchObject([{ kind: 'payment', amount: due, takenBy: who.beautician.name }]);
  const { days } = await testWork.work(who);
  const listed = days[0]?.visits.find(({ _id }) => _id === order._id);
  expect(listed?.payments).toHaveLength(1);
});

test('other beauticians can neither take the payment nor leave it unpaid', async () => {
  const { order, due } = await startedVisit();
  const other = await testWork.hire();
  expect((await take(other, order, { amount: due })).statusCode).toBe(404);
  expect((await leaveUnpaid(other, order)).statusCode).toBe(404);
  expect((await ledgerOf(order)).entries).toEqual([]);
});

test.each(['bank', 'other'])('only the desk takes payments by the method %s', async (method) => {
  const { who, order } = await startedVisit();
  const answer = await take(who, order, { amount: 100, method });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(['method']);
  expect((await takeAtDesk(order, { amount: 100, method })).statusCode).toBe(200);
});

test('a payment before the start or after cancelling is refused', async () => {
  const who = await testWork.hire();
  const order = await testWork.visitFor(who);
  const early = await take(who, order, { amount: 100 });
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    code: 'PRESS_REFUSED',
    details: { reason: 'NOT_STARTED' },
  });
  expect(refusalReason(await leaveUnpaid(who, order))).toBe('NOT_STARTED');
  await testWork.salon.track(testWork.meera, order._id, {
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  });
  expect(refusalReason(await take(who, order, { amount: 100 }))).toBe('CANCELLED');
  expect((await ledgerOf(order)).entries).toEqual([]);
});

test('a repeated attempt counts once', async () => {
  const { who, order, due } = await startedVisit();
  const payment = { amount: due, tip: 5_000, attempt: randomUUID() };
  const answers = await Promise.all([take(who, order, payment), take(who, order, payment)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await take(who, order, payment)).statusCode).toBe(200);
  expect((await ledgerOf(order)).entries.map(({ kind }) => kind)).toEqual(['payment', 'tip']);
});

test('a part, then more than the rest, then the rest', async () => {
  const { who, order, due } = await startedVisit();
  expect((await take(who, order, { amount: due - 10_050 })).statusCode).toBe(200);
  const tooMuch = await take(who, order, { amount: 10_051 });
  expect(tooMuch.statusCode).toBe(409);
  expect(tooMuch.json()).toMatchObject({
    code: 'PAYMENT_REFUSED',
    details: { reason: 'ABOVE_DUE', due: 10_050 },
  });
  expect((await take(who, order, { amount: 10_050, method: 'card' })).statusCode).toBe(200);
  expect(refusalReason(await take(who, order, { amount: 1 }))).toBe('NOTHING_DUE');
  expect((await ledgerOf(order)).entries).toHaveLength(2);
});

test('a tip is possible without a payment and changes no amount due', async () => {
  const { who, order, due } = await startedVisit();
  expect((await take(who, order, { tip: 2_500, method: 'upi' })).statusCode).toBe(200);
  expect((await take(who, order, { amount: due })).statusCode).toBe(200);
  const later = await take(who, order, { tip: 10_000 });
  expect(later.json<WorkVisit>().payments.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['tip', 2_500],
    ['payment', due],
    ['tip', 10_000],
  ]);
  expect((await take(who, order, {})).statusCode).toBe(422);
});

test('a UPI reference counts once, whoever used it', async () => {
  const [first, second] = [await startedVisit(), await startedVisit()];
  const reference = '412345678901';
  const upi = (amount: number) => ({ amount, method: 'upi', reference });
  expect((await take(first.who, first.order, upi(first.due - 100))).statusCode).toBe(200);
  for (const { who, order } of [first, second]) {
    const again = await take(who, order, upi(100));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'REFERENCE_USED' });
    // Beauticians do not learn whose order it is.
    expect(again.body).not.toContain(String(first.order.orderId));
  }
});

test('threat 51: press times are bounded by the visit and by now', async () => {
  const { who, order } = await startedVisit();
  const now = testWork.haldi.clock();
  const pressed = ['2019-01-01T00:00:00.000Z', '2031-01-01T00:00:00.000Z', now.toISOString()];
  for (const pressedAt of pressed) {
    expect((await take(who, order, { amount: 100, pressedAt })).statusCode).toBe(200);
  }
  // The visit is at 2 PM in India.
  const sixHoursBefore = '2026-11-16T02:30:00.000Z';
  expect((await ledgerOf(order)).entries.map(({ takenAt }) => takenAt)).toEqual([
    sixHoursBefore,
    now.toISOString(),
    now.toISOString(),
  ]);
});

test('a payment that the desk recorded meanwhile is refused with the reason', async () => {
  const { who, order, due } = await startedVisit();
  expect((await takeAtDesk(order, { amount: due })).statusCode).toBe(200);
  const answer = await take(who, order, { amount: due });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'PAYMENT_REFUSED',
    details: { reason: 'NOTHING_DUE', due: 0 },
  });
  expect(refusalReason(await leaveUnpaid(who, order))).toBe('NOTHING_DUE');
  expect((await ledgerOf(order)).entries).toHaveLength(1);
});

test('the last reason for leaving a visit unpaid is in the visit and in the ledger', async () => {
  const { who, order, due } = await startedVisit();
  await testWork.press(who, order, 'done');
  expect((await leaveUnpaid(who, order, 'gone')).statusCode).toBe(422);
  await leaveUnpaid(who, order, 'dispute');
  const answer = await leaveUnpaid(who, order, 'pays_later');
  expect(answer.json<WorkVisit>().unpaidReason).toBe('pays_later');
  expect((await ledgerOf(order)).unpaidReason).toBe('pays_later');
  expect((await take(who, order, { amount: due })).statusCode).toBe(200);
  expect((await ledgerOf(order)).unpaidReason).toBeNull();
});

test('a payment sent the day after a visit keeps its own time', async () => {
  const { who, order, due } = await startedVisit();
  await testWork.press(who, order, 'done');
  const pressedAt = testWork.haldi.clock().toISOString();
  testWork.haldi.clock.advance(24 * 60 * 60_000);
  const answer = await take(who, order, { amount: due, pressedAt });
  expect(answer.json<WorkVisit>().payments).toMatchObject([{ amount: due, takenAt: pressedAt }]);
});
