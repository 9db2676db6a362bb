import { type OrderAmounts, outstanding, overpaid } from '../order-amounts.ts';

export type PaymentState = {
  kind: 'due' | 'paid' | 'overpaid';
  /** In paise: still to be paid, paid, or to be returned. */
  amount: number;
};

/** Undefined: nothing was paid and nothing is due. */
export const paymentState = (amounts: OrderAmounts): PaymentState | undefined => {
  if (overpaid(amounts) > 0) return { kind: 'overpaid', amount: overpaid(amounts) };
  if (outstanding(amounts) > 0) return { kind: 'due', amount: outstanding(amounts) };
  return amounts.paid > 0 ? { kind: 'paid', amount: amounts.paid } : undefined;
};

export const paymentStateLabels: Record<PaymentState['kind'], string> = {
  due: 'Amount due',
  paid: 'Paid',
  overpaid: 'To be returned',
};
