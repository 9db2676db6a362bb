import * as z from 'zod/mini';
import { type VisitPaymentMethod, visitPaymentMethods } from './payment-method.ts';
import { UpiPayee } from './upi.ts';

/** How customers can pay. */
export const PaymentOptions = z.strictObject({
  /** At the visit; at least one. */
  methods: z.array(z.enum(visitPaymentMethods)),
  /** Null: no UPI ID is set. */
  upi: z.nullable(UpiPayee),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;

const methodWords: Record<VisitPaymentMethod, string> = { cash: 'cash', upi: 'UPI', card: 'card' };

/** `cash, UPI or card` */
export const paymentMethodsText = ({ methods }: Pick<PaymentOptions, 'methods'>): string => {
  const words = visitPaymentMethods
    .filter((one) => methods.includes(one))
    .map((one) => methodWords[one]);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
};

/** `Pay after the visit: cash, UPI or card` */
export const payAfterVisitText = (options: Pick<PaymentOptions, 'methods'>): string =>
  `Pay after the visit: ${paymentMethodsText(options)}`;
