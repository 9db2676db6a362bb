import { formatPaise } from '../../kit/paise.ts';
import { orderAmounts, priceReductions } from '../order-amounts.ts';
import type { Order } from '../schema.ts';
import { isNotCancelled } from '../status.ts';
import { paymentState } from './payment-state.ts';

type PaidOrder = Pick<
  Order,
  'services' | 'visitingCharge' | 'status' | 'discounts' | 'fees' | 'payments' | 'unverifiedPayment'
>;

/**
 * `Paid: ₹1,199.` or `₹1,199 is due. How to pay: https://…`. Empty: nothing was paid and nothing is
 * due. Without a link, pass an empty text.
 */
export const paymentStatusText = (order: PaidOrder, link: string): string => {
  const amounts = orderAmounts(order);
  const state = paymentState(amounts);
  const reductions = isNotCancelled(order.status) ? priceReductions(order) : [];
  const paid = [
    ...reductions.map(({ label, amount }) => `${label}: ${formatPaise(amount)}.`),
    ...(amounts.paid > 0 ? [`Paid: ${formatPaise(amounts.paid)}.`] : []),
  ];
  if (state?.kind === 'overpaid') {
    return [...paid, `We will return ${formatPaise(state.amount)} to you.`].join(' ');
  }
  if (state?.kind !== 'due') return paid.join(' ');
  if (order.unverifiedPayment) {
    const { amount } = order.unverifiedPayment;
    return [...paid, `We are checking your payment of ${formatPaise(amount)}.`].join(' ');
  }
  const howToPay = link === '' ? [] : [`How to pay: ${link}`];
  return [...paid, `${formatPaise(state.amount)} is due.`, ...howToPay].join(' ');
};
