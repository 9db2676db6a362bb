import { type OrderAmounts, overpaidAmount } from '../order-amounts.ts';
import { isCompleted, type OrderStatus } from '../status.ts';

/**
 * By how much a refund reduces the price, in paise. It first returns what was overpaid. The rest
 * reduces the price of a completed visit; before, it is due again.
 */
export const priceReductionByRefund = (
  { due, total, discount }: Pick<OrderAmounts, 'due' | 'total' | 'discount'>,
  status: OrderStatus,
  refund: number,
): number => {
  if (!isCompleted(status)) return 0;
  return Math.min(total - discount, Math.max(0, refund - overpaidAmount({ due })));
};
