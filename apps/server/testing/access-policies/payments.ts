import { randomUUID } from 'node:crypto';
import { cancelledUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { addTestAdvance } from '../test-advances.ts';
import type { TestApp } from '../test-app.ts';
import { type AccessPolicies, type Callers, forDesk } from './access-policy.ts';
import { nextUnusedBookingDay, openSharedTestSalon } from './orders.ts';

const place = async ({ customer }: Callers, haldi: TestApp): Promise<Order> =>
  (await openSharedTestSalon(haldi)).place(customer, nextUnusedBookingDay(haldi));

const post = (order: Order, part: string, payload: object) =>
  ({
    method: 'POST',
    url: `/api/orders/${order._id}/${part}`,
    payload: { attempt: randomUUID(), ...payload },
  }) as const;

const payment = { amount: 100, tip: 0, method: 'cash' };

const discount = { kind: 'amount', amount: 10, reason: 'Regular' };

const placePaid = async (callers: Callers, haldi: TestApp): Promise<Order> => {
  const order = await place(callers, haldi);
  await haldi.as(callers.owner, post(order, 'payments', payment));
  return order;
};

const placeWithFee = async (callers: Callers, haldi: TestApp): Promise<Order> => {
  const order = await place(callers, haldi);
  const salon = await openSharedTestSalon(haldi);
  await salon.track(callers.owner, order._id, {
    status: 'cancelled',
    message: cancelledUpdateMessage,
    reason: 'no_show',
  });
  await salon.place(callers.customer, nextUnusedBookingDay(haldi));
  return order;
};

let references = 0;
const placeWithReference = async (callers: Callers, haldi: TestApp) => {
  const order = await place(callers, haldi);
  references += 1;
  const reference = String(references).padStart(12, '5');
  await haldi.database.pool.query(
    'insert into upi_references (reference, order_id, amount, created_at) values ($1, $2, 1, now())',
    [reference, order._id],
  );
  return { order, reference };
};

export const paymentPolicies: AccessPolicies = {
  'GET /api/orders/:_id/payments': forDesk(200, async (callers, haldi) => ({
    url: `/api/orders/${(await place(callers, haldi))._id}/payments`,
  })),
  'POST /api/orders/:_id/payments': forDesk(200, async (callers, haldi) =>
    post(await place(callers, haldi), 'payments', payment),
  ),
  'POST /api/orders/:_id/refunds': forDesk(200, async (callers, haldi) =>
    post(await placePaid(callers, haldi), 'refunds', {
      ...{ amount: 100, method: 'cash', reason: 'Late' },
    }),
  ),
  'POST /api/orders/:_id/reversals': forDesk(200, async (callers, haldi) => {
    const order = await placePaid(callers, haldi);
    const ledger = await haldi.as(callers.owner, { url: `/api/orders/${order._id}/payments` });
    const entry = ledger.json<OrderLedger>().entries[0]?.id;
    return post(order, 'reversals', { entry, reason: 'Mistake' });
  }),
  'POST /api/orders/:_id/fees/:kind/waiver': forDesk(200, async (callers, haldi) =>
    post(await placeWithFee(callers, haldi), 'fees/no_show/waiver', { reason: 'Regular' }),
  ),
  'POST /api/orders/:_id/fees/:kind/move': forDesk(200, async (callers, haldi) =>
    post(await placeWithFee(callers, haldi), 'fees/no_show/move', {}),
  ),
  'POST /api/orders/:_id/advance/waiver': forDesk(200, async (callers, haldi) => {
    const order = await place(callers, haldi);
    await addTestAdvance(haldi, order);
    return post(order, 'advance/waiver', { reason: 'Regular' });
  }),
  'POST /api/orders/:_id/discounts': forDesk(200, async (callers, haldi) =>
    post(await place(callers, haldi), 'discounts', discount),
  ),
  'POST /api/orders/:_id/discounts/:discount/removal': forDesk(200, async (callers, haldi) => {
    const order = await place(callers, haldi);
    const given = await haldi.as(callers.owner, post(order, 'discounts', discount));
    return post(order, `discounts/${given.json<Order>().discounts[0]?.id}/removal`, {});
  }),
  'POST /api/orders/:_id/upi-reference': forDesk(200, async (callers, haldi) => {
    const { order, reference } = await placeWithReference(callers, haldi);
    return post(order, 'upi-reference', { reference, isReceived: false });
  }),
};
