import { orderAmounts } from '../order-amounts.ts';
import type { Order } from '../schema.ts';
import { isCompleted } from '../status.ts';

/** Visits that cost nothing have no bill. */
export const hasBill = (order: Order): boolean => {
  const { total, discount } = orderAmounts(order);
  return isCompleted(order.status) && total > discount;
};
