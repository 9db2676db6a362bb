import { randomUUID } from 'node:crypto';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdvanceRules } from '@haldi/contract/payment-settings/advance-rules';
import { expect } from 'vitest';
import { releaseUnpaidOrders } from '../src/orders/payments/release-unpaid-orders.ts';
import { createOrdersContext } from '../src/orders/service.ts';
import type { TestApp } from './test-app.ts';
import { openTestDeskPayments } from './test-desk-payments.ts';
import type { TestUser } from './test-user.ts';

/** ₹300 for every order, within an hour, returned if the customer cancels. */
const testAdvanceRules: AdvanceRules = {
  ...{ percent: null, amount: 300, minimumPrice: 0, services: [] },
  ...{ minutes: 60, isKept: false },
};

export const minuteMs = 60_000;

export const releaseUnpaidOrdersOnInstance = ({ context }: TestApp): Promise<void> =>
  releaseUnpaidOrders(createOrdersContext(context, async () => new Map()));

/** ₹100, as if the order was placed with it. */
export const addTestAdvance = async (
  { database, clock }: TestApp,
  { _id }: Pick<Order, '_id'>,
): Promise<void> => {
  await database.pool.query(
    `update orders set advance_amount = 100, advance_minutes = 60, advance_kept = false,
       advance_until = $2, version = version where id = $1`,
    [_id, new Date(clock().getTime() + 60 * minuteMs)],
  );
};

export const openTestAdvances = async () => {
  const desk = await openTestDeskPayments();
  const { haldi, salon, meera } = desk;
  const setRules = async (over: Partial<AdvanceRules> | null): Promise<void> => {
    await haldi.database.pool.query('update payment_settings set advance = $1', [
      over && JSON.stringify({ ...testAdvanceRules, ...over }),
    ]);
  };
  await setRules({});
  return {
    ...desk,
    setRules,
    release: () => releaseUnpaidOrdersOnInstance(haldi),
    readOrder: async ({ _id }: Pick<Order, '_id'>): Promise<Order> =>
      (await haldi.as(meera, { url: `/api/orders/${_id}` })).json(),
    submitReference: async (customer: TestUser, order: Order, reference: string) =>
      haldi.as(
        customer,
        {
          method: 'POST',
          url: `/api/orders/${order.userId}/${order.orderId}/upi-reference`,
          payload: { reference, attempt: randomUUID() },
        },
        'cookie',
      ),
    confirmWith: (order: Order, over: object = {}) =>
      salon.track(meera, order._id, {
        ...{ status: 'confirmed', message: updateMessages[0] },
        ...over,
      }),
    /** Kinds of the messages about an order, oldest first, without dropped ones. */
    messagesOf: async ({ _id }: Pick<Order, '_id'>): Promise<string[]> => {
      const { rows } = await haldi.database.pool.query<{ kind: string }>(
        `select kind from outbox where order_id = $1 and state <> 'dropped' order by created_at, id`,
        [_id],
      );
      return rows.map(({ kind }) => kind);
    },
    expectRefused: (answer: { statusCode: number; json: () => unknown }, reason: string): void => {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'PAYMENT_REFUSED', details: { reason } });
    },
  };
};
