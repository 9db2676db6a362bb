import { randomUUID } from 'node:crypto';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import {
  minuteMs,
  openTestAdvances,
  releaseUnpaidOrdersOnInstance,
} from '../../../testing/test-advances.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const rounds = Array.from({ length: shortUnlessFullRun(8, 150) }, (_, round) => round + 1);

let desk: Awaited<ReturnType<typeof openTestAdvances>>;
let other: TestApp;
let asha: TestUser;
let order: Order;

beforeAll(async () => {
  desk = await openTestAdvances();
  const { database, clock } = desk.haldi;
  other = await buildTestApp({ now: clock().toISOString(), env: { RATE_LIMITS: 'off' }, database });
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await other.close();
  await desk.close();
});
beforeEach(async () => {
  desk.haldi.clock.set('2026-11-16T06:00:00Z');
  asha = await desk.haldi.user();
  order = await desk.place(asha);
  // The last second has come.
  desk.haldi.clock.advance(60 * minuteMs);
  other.clock.set(desk.haldi.clock());
});

const payment = { amount: 30_000, tip: 0, method: 'cash' };
const payAt = (instance: TestApp, over: object = {}) =>
  instance.as(desk.meera, {
    method: 'POST',
    url: `/api/orders/${order._id}/payments`,
    payload: { ...payment, attempt: randomUUID(), ...over },
  });

const releases = (kind: string, { trackingHistory }: Order): number =>
  trackingHistory.filter((entry) => entry.kind === kind).length;

test.each(rounds)(
  'threat 78: an advance paid in the second of its release is kept, or refused: round %i',
  async (round) => {
    const [first, second] = round % 2 === 0 ? [desk.haldi, other] : [other, desk.haldi];
    const [, , paid] = await Promise.all([
      releaseUnpaidOrdersOnInstance(first),
      releaseUnpaidOrdersOnInstance(second),
      payAt(second),
    ]);
    const after = await desk.readOrder(order);
    const isPaid = paid.statusCode === 200;
    expect(after.status).toBe(isPaid ? 'pending' : 'cancelled');
    expect(orderAmounts(after).paid).toBe(isPaid ? 30_000 : 0);
    expect(releases('released', after)).toBe(isPaid ? 0 : 1);
    if (!isPaid) desk.expectRefused(paid, 'NOTHING_DUE');
  },
);

test.each(rounds)(
  'threat 78: an advance that was received for certain is kept, or to be returned: round %i',
  async (round) => {
    const [first, second] = round % 2 === 0 ? [desk.haldi, other] : [other, desk.haldi];
    const [paid] = await Promise.all([
      payAt(second, { acceptsOverpayment: true }),
      releaseUnpaidOrdersOnInstance(first),
      releaseUnpaidOrdersOnInstance(second),
    ]);
    expect(paid.statusCode, paid.body).toBe(200);
    const after = await desk.readOrder(order);
    const isReleased = after.status === 'cancelled';
    expect(releases('released', after)).toBe(isReleased ? 1 : 0);
    const rest = (order.total - 300) * 100;
    expect(orderAmounts(after)).toMatchObject({ paid: 30_000, due: isReleased ? -30_000 : rest });
    await desk.release();
    expect((await desk.readOrder(order)).version).toBe(after.version);
  },
);

test.each(rounds)(
  'threat 78: a reference sent in the second of the release holds it, or reports a payment to return: round %i',
  async () => {
    const reference = desk.nextReference();
    const [sent] = await Promise.all([
      desk.submitReference(asha, order, reference),
      releaseUnpaidOrdersOnInstance(other),
      releaseUnpaidOrdersOnInstance(desk.haldi),
    ]);
    expect(sent.statusCode, sent.body).toBe(200);
    const after = await desk.readOrder(order);
    expect(after.unverifiedPayment).toMatchObject({ reference, amount: 30_000 });
    const verified = await desk.done(order, 'upi-reference', {
      ...{ isReceived: true, reference, amount: 30_000 },
      acceptsOverpayment: after.status === 'cancelled',
    });
    expect(verified.status).toBe(after.status);
    expect(orderAmounts(verified).paid).toBe(30_000);
  },
);

test.each(rounds)('threat 78: a waiver and a release: one of them, round %i', async () => {
  const [waived] = await Promise.all([
    desk.send(order, 'advance/waiver', { reason: 'Regular' }),
    releaseUnpaidOrdersOnInstance(other),
    releaseUnpaidOrdersOnInstance(desk.haldi),
  ]);
  const after = await desk.readOrder(order);
  expect(after.status).toBe(waived.statusCode === 200 ? 'pending' : 'cancelled');
});
