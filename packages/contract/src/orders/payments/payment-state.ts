import { type OrderAmounts, outstandingAmount, overpaidAmount } from '../order-amounts.ts';

export type PaymentState = {
  kind: 'due' | 'paid' | 'overpaid';
  /** In paise: still to be paid, paid, or to be returned. */
  amount: number;
};

/** Undefined: nothing was paid and nothing is due. */
export const paymentState = (amounts: OrderAmounts): PaymentState | undefined => {
  if (overpaidAmount(amounts) > 0) return { kind: 'overpaid', amount: overpaidAmount(amounts) };
  if (outstandingAmount(amounts) > 0) return { kind: 'due', amount: outstandingAmount(amounts) };
  return amounts.paid > 0 ? { kind: 'paid', amount: amounts.paid } : undefined;
};

export const paymentStateLabels: Record<PaymentState['kind'], string> = {
  due: 'Amount due',
  paid: 'Paid',
  overpaid: 'To be returned',
};
