import * as z from 'zod/mini';
import type { PaymentOptions } from './payment-options.ts';

export const paymentMethods = ['cash', 'upi', 'card', 'bank', 'other'] as const;
export const PaymentMethod = z.enum(paymentMethods, 'Choose a payment method');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a customer can be offered at the visit. */
export const visitPaymentMethods = ['cash', 'upi', 'card'] as const;
export type VisitPaymentMethod = (typeof visitPaymentMethods)[number];

export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  bank: 'Bank transfer',
  other: 'Other',
};

/** As in `₹500 in cash`. */
export const paymentMethodPhrases: Record<PaymentMethod, string> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  bank: 'by bank transfer',
  other: 'by another method',
};

const methodWords: Record<VisitPaymentMethod, string> = { cash: 'cash', upi: 'UPI', card: 'card' };

/** `cash, UPI or card` */
const paymentMethodsText = ({ methods }: Pick<PaymentOptions, 'methods'>): string => {
  const words = visitPaymentMethods
    .filter((one) => methods.includes(one))
    .map((one) => methodWords[one]);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
};

/** After an advance: `Pay the rest after the visit: cash, UPI or card` */
export const payRestAfterVisitText = (options: Pick<PaymentOptions, 'methods'>): string =>
  `Pay the rest after the visit: ${paymentMethodsText(options)}`;

/** `Pay after the visit: cash, UPI or card` */
export const payAfterVisitText = (options: Pick<PaymentOptions, 'methods'>): string =>
  `Pay after the visit: ${paymentMethodsText(options)}`;
