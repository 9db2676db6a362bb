import type { Order } from '@haldi/contract/orders/schema';
import type { TestApp } from './test-app.ts';

/** Gives a discount without a command, so in any status. Returns the address that removes it. */
export const addRemovableDiscount = async (
  { database }: TestApp,
  { _id }: Pick<Order, '_id'>,
): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into order_discounts (order_id, amount, reason, given_by, given_at)
     values ($1, 10, 'Regular', 'meera', now()) returning id`,
    [_id],
  );
  return `/api/orders/${_id}/discounts/${rows[0]?.id}/removal`;
};
