import { type OrderAmounts, overpaidAmount } from '../order-amounts.ts';
import { isNotCancelled, type OrderStatus } from '../status.ts';

/**
 * By how much a refund reduces the price, in paise. It first returns what was overpaid; a price
 * that is not owed, or is used up, is not reduced.
 */
export const priceReductionByRefund = (
  { due, total, discount }: Pick<OrderAmounts, 'due' | 'total' | 'discount'>,
  status: OrderStatus,
  refund: number,
): number => {
  if (!isNotCancelled(status)) return 0;
  return Math.min(total - discount, Math.max(0, refund - overpaidAmount({ due })));
};
