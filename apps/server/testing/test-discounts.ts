import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestOrderChanges } from './test-order-changes.ts';
import type { TestUser } from './test-user.ts';

const reason = 'Regular';

/** In any status. Returns the address that removes it. */
const giveTestDiscount = async (
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

export const removeTestDiscount = async (
  changes: TestOrderChanges,
  order: Pick<Order, '_id' | 'status'>,
  by: TestUser,
) => {
  const url = await giveTestDiscount(changes, order);
  return changes.send(by, 'POST', url, { attempt: randomUUID() });
};
