import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestOrderChanges } from './test-order-changes.ts';

const reason = 'Regular';

/** Gives a discount, in any status. Returns the address that removes it. */
export const addRemovableDiscount = async (
  { haldi, meera, send }: TestOrderChanges,
  { _id, status }: Pick<Order, '_id' | 'status'>,
): Promise<string> => {
  const url = `/api/orders/${_id}/discounts`;
  if (status !== 'cancelled') {
    const discount = { kind: 'amount', amount: 10, reason, attempt: randomUUID() };
    const given = await send(meera, 'POST', url, discount);
    return `${url}/${given.json<Order>().discounts.at(-1)?.id}/removal`;
  }
  const { rows } = await haldi.database.pool.query<{ id: string }>(
    `insert into order_discounts (order_id, amount, reason, given_by, given_at)
     values ($1, 10, $2, 'meera', now()) returning id`,
    [_id, reason],
  );
  return `${url}/${rows[0]?.id}/removal`;
};
