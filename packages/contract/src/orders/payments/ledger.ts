import * as z from 'zod/mini';
import { Paise } from '../../kit/paise.ts';
import { Rupees } from '../../kit/rupees-schema.ts';
import { PaymentMethod } from '../../payment-settings/payment-methods.ts';

export const ledgerKinds = ['payment', 'refund', 'tip', 'reversal'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** A payment, refund or tip that was not reversed. */
export const LedgerEntry = z.strictObject({
  id: z.int(),
  kind: z.enum(['payment', 'refund', 'tip']),
  method: PaymentMethod,
  amount: Paise,
  /** The part of a refund that reduces the price. 0 if only an overpayment was returned. */
  discount: Rupees,
  takenAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A payment that the customer says was made by UPI, until staff verify it. */
export const UnverifiedPayment = z.strictObject({
  reference: z.string(),
  amount: Paise,
  at: z.iso.datetime(),
});
export type UnverifiedPayment = z.infer<typeof UnverifiedPayment>;

export const unpaidReasons = ['pays_later', 'paid_to_salon', 'dispute'] as const;
export const UnpaidReason = z.enum(unpaidReasons, 'Choose a reason');
export type UnpaidReason = z.infer<typeof UnpaidReason>;
