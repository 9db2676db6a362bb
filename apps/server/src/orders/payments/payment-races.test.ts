import { randomUUID } from 'node:crypto';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBeauticianUser, sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const rounds = shortUnlessFullRun(5, 100);

let changes: TestOrderChanges;
let other: TestApp;
let phone: TestUser;
const beautician = 'Rekha';

beforeAll(async () => {
  changes = await openTestOrderChanges();
  const { haldi, salon } = changes;
  // A second instance of the product on the same database.
  other = await buildTestApp({ env: { RATE_LIMITS: 'off' }, database: haldi.database });
  await salon.hireOne(beautician);
  phone = await createBeauticianUser(haldi, beautician);
  await haldi.database.pool.query('update settings set booking_horizon_days = 730');
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await other.close();
  await changes.close();
});

let days = 0;
const newOrder = async (): Promise<{ order: Order; customer: TestUser }> => {
  days += 1;
  const customer = await changes.haldi.user();
  const placed = await changes.salon.place(customer, {
    appointmentDate: new Date(Date.UTC(2026, 10, 17 + days)).toISOString().slice(0, 10),
  });
  return { order: await changes.confirm(placed, beautician), customer };
};

const inProgress = async ({ _id }: Order): Promise<void> => {
  await changes.haldi.database.pool.query(
    `update orders set status = 'in_progress', version = version where id = $1`,
    [_id],
  );
};

const post = (
  instance: TestApp,
  { _id }: Order,
  part: string,
  payload: object,
  attempt: string = randomUUID(),
) =>
  instance.as(changes.meera, {
    method: 'POST',
    url: `/api/orders/${_id}/${part}`,
    payload: { attempt, ...payload },
  });

const read = async ({ _id }: Order): Promise<Order> =>
  (await changes.haldi.as(changes.meera, { url: `/api/orders/${_id}` })).json();

const codesOf = (answers: readonly { statusCode: number; json: () => { code?: string } }[]) =>
  answers
    .map((answer) => (answer.statusCode === 200 ? 'OK' : (answer.json().code ?? '')))
    .toSorted();

const inRounds = Array.from({ length: rounds }, (_, round) => round + 1);

test.each(inRounds)(
  'threat 70: one payment sent from two devices counts once, round %i',
  async () => {
    const { order } = await newOrder();
    await inProgress(order);
    const paid = { amount: order.total * 100, tip: 0, method: 'cash' };
    const twice = await Promise.all([
      sendWorkRequest(changes.haldi, phone, `visits/${order._id}/payments`, paid, 'POST'),
      post(other, order, 'payments', paid),
    ]);
    expect(codesOf(twice)).toEqual(['OK', 'PAYMENT_REFUSED']);
    expect((await read(order)).payments).toHaveLength(1);
  },
);

test.each(inRounds)(
  'threat 70: one attempt sent to both instances counts once, round %i',
  async () => {
    const { order } = await newOrder();
    const attempt = randomUUID();
    const paid = { amount: 20_000, tip: 1_000, method: 'upi', reference: `1${order.orderId}00000` };
    const twice = await Promise.all(
      [changes.haldi, other, changes.haldi].map((instance) =>
        post(instance, order, 'payments', paid, attempt),
      ),
    );
    expect(codesOf(twice)).toEqual(['OK', 'OK', 'OK']);
    expect(orderAmounts(await read(order))).toMatchObject({ paid: 20_000, tips: 1_000 });
  },
);

test.each(inRounds)('threat 70: two refunds cannot exceed what was paid, round %i', async () => {
  const { order } = await newOrder();
  await post(other, order, 'payments', { amount: 20_000, tip: 0, method: 'cash' });
  const sent = { amount: 20_000, method: 'cash', reason: 'Sorry' };
  const twice = await Promise.all([
    post(changes.haldi, order, 'refunds', sent),
    post(other, order, 'refunds', sent),
  ]);
  expect(codesOf(twice)).toEqual(['OK', 'PAYMENT_REFUSED']);
  expect(orderAmounts(await read(order)).paid).toBe(0);
});

test.each(inRounds)('a payment and a cancellation at the same moment, round %i', async () => {
  const { order, customer } = await newOrder();
  const amount = order.total * 100;
  const [paid, cancelled] = await Promise.all([
    post(other, order, 'payments', { amount, tip: 0, method: 'cash' }),
    changes.cancel(customer, order),
  ]);
  const now = await read(order);
  const { paid: received, due } = orderAmounts(now);
  // The one that comes second sees the first: the old version, or nothing due.
  expect(codesOf([paid, cancelled])).toContain('OK');
  expect(received).toBe(paid.statusCode === 200 ? amount : 0);
  expect(now.status).toBe(cancelled.statusCode === 200 ? 'cancelled' : 'confirmed');
  const expected = (now.status === 'cancelled' ? 0 : amount) - received;
  expect(due).toBe(expected);
});

test.each(inRounds)(
  'threat 70: one UPI reference for two orders counts once, round %i',
  async () => {
    const orders = [(await newOrder()).order, (await newOrder()).order];
    const reference = `2${orders[0]?.orderId}00000`;
    const sent = { amount: 10_000, tip: 0, method: 'upi', reference };
    const twice = await Promise.all(
      orders.map((order, index) =>
        post(index === 0 ? changes.haldi : other, order, 'payments', sent),
      ),
    );
    expect(codesOf(twice)).toEqual(['OK', 'REFERENCE_USED']);
  },
);

test.each(inRounds)(
  'threat 72: discounts at the same moment keep the limit, round %i',
  async () => {
    const { order } = await newOrder();
    const devika = await changes.haldi.user({ role: 'desk' });
    const give = (instance: TestApp) =>
      instance.as(devika, {
        method: 'POST',
        url: `/api/orders/${order._id}/discounts`,
        payload: { attempt: randomUUID(), kind: 'percent', percent: 6, reason: 'Regular' },
      });
    const twice = await Promise.all([give(changes.haldi), give(other), give(changes.haldi)]);
    expect(codesOf(twice)).toEqual(['OK', 'PAYMENT_REFUSED', 'PAYMENT_REFUSED']);
    expect((await read(order)).discounts).toHaveLength(1);
  },
);

test.each(inRounds)('threat 70: one entry reversed twice is reversed once, round %i', async () => {
  const { order } = await newOrder();
  await post(other, order, 'payments', { amount: 10_000, tip: 0, method: 'cash' });
  const [entry] = (await read(order)).payments;
  const sent = { entry: entry?.id, reason: 'Mistake' };
  const twice = await Promise.all([
    post(changes.haldi, order, 'reversals', sent),
    post(other, order, 'reversals', sent),
  ]);
  expect(codesOf(twice)).toEqual(['OK', 'PAYMENT_REFUSED']);
  expect(orderAmounts(await read(order)).paid).toBe(0);
});
