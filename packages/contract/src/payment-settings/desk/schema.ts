import * as z from 'zod/mini';
import { PasswordInput } from '../../accounts/schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { AdvanceRules } from '../advance-rules.ts';
import { visitPaymentMethods } from '../payment-methods.ts';
import { UpiPayee } from '../upi-payee-and-link.ts';

export const deskLimitMax = 100_000;

const deskLimit = z
  .int('Enter a whole number')
  .check(z.minimum(0, 'Enter 0 or more'), z.maximum(deskLimitMax, 'Enter at most ₹1,00,000'));

export const PaymentSettings = z.strictObject({
  methods: z
    .array(z.enum(visitPaymentMethods))
    .check(z.minLength(1, 'Choose at least one payment method'), z.maxLength(3)),
  upi: z.nullable(UpiPayee),
  /** In rupees: what the desk can refund for one order. Owners have no limit. */
  deskRefundLimit: deskLimit,
  /**
   * What the desk can take off the price of one order: at most this share, and at most this many
   * rupees. Owners have no limit.
   */
  deskDiscountPercent: z
    .int('Enter a whole number')
    .check(z.minimum(0, 'Enter 0 or more'), z.maximum(100, 'Enter at most 100')),
  deskDiscountLimit: deskLimit,
  /** Null: no advance is asked for. */
  advance: z.nullable(AdvanceRules),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

export const defaultPaymentSettings: PaymentSettings = {
  methods: ['cash', 'card'],
  upi: null,
  deskRefundLimit: 500,
  deskDiscountPercent: 10,
  deskDiscountLimit: 500,
  advance: null,
};

export const StaffPaymentSettings = z.strictObject({
  settings: PaymentSettings,
  version: Version,
  /** Without a password, a recent login is required instead. */
  hasPassword: z.boolean(),
});
export type StaffPaymentSettings = z.infer<typeof StaffPaymentSettings>;

/** Otherwise customers could not pay an advance before it is released. */
const takesUpiForAdvance = z.refine<Pick<PaymentSettings, 'methods' | 'upi' | 'advance'>>(
  ({ methods, upi, advance }) => advance === null || (methods.includes('upi') && upi !== null),
  {
    error: 'Advances are paid by UPI. Choose UPI and enter your UPI ID first',
    path: ['advance'],
  },
);

/** As they can be saved. */
export const PaymentSettingsRules = PaymentSettings.check(takesUpiForAdvance);

export const PaymentSettingsUpdate = z
  .extend(PaymentSettings, {
    version: Version,
    /** Absent: the account has none. */
    password: z.optional(PasswordInput),
  })
  .check(takesUpiForAdvance);
export type PaymentSettingsUpdate = z.infer<typeof PaymentSettingsUpdate>;

/** `details` of SETTINGS_CHANGED. */
export const CurrentPaymentSettings = z.strictObject({ standing: StaffPaymentSettings });
export type CurrentPaymentSettings = z.infer<typeof CurrentPaymentSettings>;
