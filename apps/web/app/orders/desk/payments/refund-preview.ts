import { toRupees } from '@haldi/contract/kit/paise';
import {
  orderAmounts,
  outstandingAmount,
  overpaidAmount,
} from '@haldi/contract/orders/order-amounts';
import { priceReductionByRefund } from '@haldi/contract/orders/payments/price-reduction-by-refund';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
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
  const discount = priceReductionByRefund(before, order.status, amount);
  const refund = { kind: 'refund', amount, discount: toRupees(discount) } as const;
  const after = orderAmounts({ ...order, payments: [...order.payments, refund] });
  const excess = overpaidAmount(before);
  const dueAgain = outstandingAmount(after) - outstandingAmount(before);
  return [
    ...(excess > 0 ? [copy.overpaid(excess)] : []),
    ...(overpaidAmount(after) > 0 ? [copy.stillOwed(overpaidAmount(after))] : []),
    ...(discount > 0 ? [excess > 0 ? copy.restLowers(discount) : copy.lowers(discount)] : []),
    ...(dueAgain > 0
      ? [isOpenStatus(order.status) ? copy.dueAgain(dueAgain) : copy.feesDueAgain(dueAgain)]
      : []),
  ];
};
