import * as z from 'zod/mini';
import { PaymentMethod } from '../../payment-settings/payment-methods.ts';

const paise = z.int().check(z.minimum(0));

/** In paise, without reversed entries. */
export const PaymentFigures = z.strictObject({
  /** Payments, before refunds. */
  collected: paise,
  refunded: paise,
  tips: paise,
});
export type PaymentFigures = z.infer<typeof PaymentFigures>;

export const PaymentFiguresByMethod = z.extend(PaymentFigures, { method: PaymentMethod });
export type PaymentFiguresByMethod = z.infer<typeof PaymentFiguresByMethod>;
