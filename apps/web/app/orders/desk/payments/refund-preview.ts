import { toRupees } from '@haldi/contract/kit/paise';
import { orderAmounts, outstanding, overpaid } from '@haldi/contract/orders/order-amounts';
import { refundDiscount } from '@haldi/contract/orders/payments/refund-discount';
import type { Order } from '@haldi/contract/orders/schema';
import { paymentsCopy } from './copy.ts';

const copy = paymentsCopy.refund;

type Billed = Pick<
  Order,
  'services' | 'visitingCharge' | 'status' | 'discounts' | 'fees' | 'payments'
>;

/** What a refund changes; empty for an amount that cannot be refunded. */
export const refundPreview = (order: Billed, amount: number): string[] => {
  const before = orderAmounts(order);
  if (!(amount > 0 && amount <= before.paid)) return [];
  const discount = refundDiscount(before, order.status, amount);
  const refund = { kind: 'refund', amount, discount: toRupees(discount) } as const;
  const after = orderAmounts({ ...order, payments: [...order.payments, refund] });
  const excess = overpaid(before);
  const dueAgain = outstanding(after) - outstanding(before);
  return [
    ...(excess > 0 ? [copy.overpaid(excess)] : []),
    ...(overpaid(after) > 0 ? [copy.stillOwed(overpaid(after))] : []),
    ...(discount > 0 ? [excess > 0 ? copy.restLowers(discount) : copy.lowers(discount)] : []),
    ...(dueAgain > 0 ? [copy.dueAgain(dueAgain)] : []),
  ];
};
