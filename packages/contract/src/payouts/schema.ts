import * as z from 'zod/mini';
import { Day } from '../kit/day-schema.ts';
import { maxRupees } from '../kit/money.ts';
import { invalidAmount } from '../kit/paise.ts';
import { periodChecks, periodFields } from '../kit/period-schema.ts';
import { singleLineText, textLimits } from '../kit/text-schemas.ts';
import { AttemptId } from '../orders/attempt-id.ts';
import { OrderId } from '../orders/order-id.ts';
import { PaymentMethod } from '../payment-settings/payment-methods.ts';
import { BeauticianId, ShareTerms } from './share-terms.ts';

/** In paise; negative in corrections and deductions. */
const Balance = z.int();

export const adjustmentKinds = ['advance', 'deduction', 'addition'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const payoutLineKinds = ['visit', 'correction', ...adjustmentKinds, 'carried_over'] as const;

export const PayoutLine = z.strictObject({
  kind: z.enum(payoutLineKinds),
  /** Of the visit or the adjustment. */
  day: Day,
  /** Null: not about a visit. */
  orderId: z.nullable(OrderId),
  /** Services, or the note of an adjustment. Without personal data of customers. */
  text: z.string(),
  visits: z.int(),
  /** In paise, as the following. Corrections have the difference to what was paid before. */
  services: Balance,
  discount: Balance,
  share: Balance,
  tips: Balance,
  /** The part of the tips that was received in cash. */
  cashTips: Balance,
  /** More than one if the sections of the services have different shares. */
  percents: z.array(z.int()),
  /** What the line adds to the payout. */
  amount: Balance,
  /** Null: not an adjustment. */
  adjustmentId: z.nullable(z.int()),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

export const PayoutTotals = z.strictObject({
  visits: z.int(),
  services: Balance,
  discount: Balance,
  share: Balance,
  tips: Balance,
  cashTips: Balance,
  advances: Balance,
  deductions: Balance,
  additions: Balance,
  /** Not positive: what was left of an earlier statement. */
  carriedOver: Balance,
  /** Negative: carried over to the next statement. */
  total: Balance,
});
export type PayoutTotals = z.infer<typeof PayoutTotals>;

export const PaidPayout = z.strictObject({
  _id: z.int(),
  ...periodFields,
  /** In paise. */
  amount: z.int(),
  paidOn: Day,
  /** Null: there was nothing to pay. */
  method: z.nullable(PaymentMethod),
  reference: z.string(),
  /** Null: the account was deleted. */
  by: z.nullable(z.string()),
});
export type PaidPayout = z.infer<typeof PaidPayout>;

export const PayoutStatement = z.strictObject({
  beauticianId: BeauticianId,
  /** At the time of the payout. */
  name: z.string(),
  ...periodFields,
  terms: ShareTerms,
  lines: z.array(PayoutLine),
  totals: PayoutTotals,
  /** Send it back to pay what was shown. */
  stamp: z.string(),
  /** Null: not paid. */
  paid: z.nullable(PaidPayout),
});
export type PayoutStatement = z.infer<typeof PayoutStatement>;

export const PayoutOverview = z.strictObject({
  beauticians: z.array(
    z.strictObject({
      beauticianId: BeauticianId,
      name: z.string(),
      /** Null: a statement that overlaps the period was paid. */
      totals: z.nullable(PayoutTotals),
      /** Statements that overlap the period, oldest first. */
      paid: z.array(PaidPayout),
    }),
  ),
});
export type PayoutOverview = z.infer<typeof PayoutOverview>;

export const PayoutRequest = z
  .strictObject({
    beauticianId: BeauticianId,
    ...periodFields,
    stamp: singleLineText({ max: textLimits.name }),
    paidOn: Day,
    /** Null only if there is nothing to pay. */
    method: z.nullable(PaymentMethod),
    reference: singleLineText({ min: 0, max: textLimits.name }),
  })
  .check(...periodChecks);
export type PayoutRequest = z.infer<typeof PayoutRequest>;

const maxAdjustment = maxRupees * 100;

export const AdjustmentRequest = z.strictObject({
  beauticianId: BeauticianId,
  kind: z.enum(adjustmentKinds, 'Choose what to add'),
  day: Day,
  /** In paise. */
  amount: z
    .int(invalidAmount)
    .check(z.minimum(1, invalidAmount), z.maximum(maxAdjustment, 'Enter at most ₹1,00,00,000')),
  note: singleLineText({ max: textLimits.note }),
  attempt: AttemptId,
});
export type AdjustmentRequest = z.infer<typeof AdjustmentRequest>;

export const PayoutAdjustment = z.extend(z.omit(AdjustmentRequest, { attempt: true }), {
  _id: z.int(),
});
export type PayoutAdjustment = z.infer<typeof PayoutAdjustment>;
