import * as z from 'zod/mini';
import { OrderDocument } from '../../documents/document-content.ts';
import { Day } from '../../kit/day-schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { formatPaise, Paise } from '../../kit/paise.ts';
import { Rupees } from '../../kit/rupees-schema.ts';
import { multiLineText, textLimits } from '../../kit/text-schemas.ts';
import { PaymentMethod } from '../../payment-settings/payment-methods.ts';
import { UpiReference } from '../../payment-settings/upi-payee-and-link.ts';
import { AttemptId } from '../attempt-id.ts';
import { OrderDiscount } from '../discounts/schema.ts';
import { BusinessCustomer } from '../documents/business-customer.ts';
import { Fee } from '../fee.ts';
import { maxOrderTotal } from '../service-line-totals.ts';
import { LedgerEntry, ledgerKinds, UnpaidReason, UnverifiedPayment } from './ledger.ts';

const maxAmount = maxOrderTotal * 100;
const Amount = Paise.check(z.maximum(maxAmount, `Enter at most ${formatPaise(maxAmount)}`));
const PositiveAmount = Amount.check(z.minimum(1, 'Enter an amount above 0'));
const Reason = multiLineText({ max: textLimits.note });

export const paymentFields = {
  /** Without the tip. */
  amount: Amount,
  tip: Amount,
  method: PaymentMethod,
  /** Only for UPI. */
  reference: z.optional(UpiReference),
};

export const requiresAmountOrTip = z.refine<{ amount: number; tip: number }>(
  ({ amount, tip }) => amount + tip > 0,
  { error: 'Enter an amount above 0', path: ['amount'] },
);

export const PaymentRequest = z
  .strictObject({
    ...paymentFields,
    /** The amount may exceed what is due. */
    acceptsOverpayment: z.optional(z.boolean()),
    attempt: AttemptId,
  })
  .check(requiresAmountOrTip);
export type PaymentRequest = z.infer<typeof PaymentRequest>;

export const RefundRequest = z.strictObject({
  amount: PositiveAmount,
  method: PaymentMethod,
  reason: Reason,
  attempt: AttemptId,
});
export type RefundRequest = z.infer<typeof RefundRequest>;

export const ReversalRequest = z.strictObject({
  entry: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  reason: Reason,
  attempt: AttemptId,
});
export type ReversalRequest = z.infer<typeof ReversalRequest>;

export const WaiverRequest = z.strictObject({ reason: Reason, attempt: AttemptId });
export type WaiverRequest = z.infer<typeof WaiverRequest>;

export const FeeMoveRequest = z.strictObject({ attempt: AttemptId });
export type FeeMoveRequest = z.infer<typeof FeeMoveRequest>;

/** By the desk, after looking at the bank account. */
export const UpiReferenceCheck = z.discriminatedUnion('isReceived', [
  z.strictObject({
    isReceived: z.literal(true),
    reference: UpiReference,
    amount: PositiveAmount,
    acceptsOverpayment: z.optional(z.boolean()),
    attempt: AttemptId,
  }),
  z.strictObject({
    isReceived: z.literal(false),
    reference: UpiReference,
    attempt: AttemptId,
  }),
]);
export type UpiReferenceCheck = z.infer<typeof UpiReferenceCheck>;

export const StaffLedgerEntry = z.extend(LedgerEntry, {
  kind: z.enum(ledgerKinds),
  /** The entry that this one reverses. */
  reverses: z.nullable(z.int()),
  isReversed: z.boolean(),
  /** Null: no longer a member of staff. */
  takenBy: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  reason: z.string(),
  recordedAt: z.iso.datetime(),
  /** Null, unless recorded after its day was closed: then its cash is expected on this day. */
  cashDay: z.nullable(Day),
});
export type StaffLedgerEntry = z.infer<typeof StaffLedgerEntry>;

export const StaffDiscount = z.extend(OrderDiscount, {
  /** In rupees: what it takes off the current price. */
  worth: Rupees,
  reason: z.string(),
  /** Null: no longer a member of staff. */
  givenBy: z.nullable(z.string()),
  givenAt: z.iso.datetime(),
  /** Null: it counts. */
  removed: z.nullable(z.strictObject({ by: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type StaffDiscount = z.infer<typeof StaffDiscount>;

/** What the desk sees of the money of one order. */
export const OrderLedger = z.strictObject({
  /** Oldest first. */
  entries: z.array(StaffLedgerEntry),
  /** Fees that are no longer due here. */
  settledFees: z.array(
    z.extend(Fee, {
      outcome: z.enum(['waived', 'moved']),
      reason: z.string(),
      /** The order that the fee was added to. */
      movedTo: z.nullable(z.int()),
      /** It was added to an order that was cancelled, and can be added to another one. */
      isMovable: z.boolean(),
    }),
  ),
  /** Also removed ones, oldest first. */
  discounts: z.array(StaffDiscount),
  /** Bills, vouchers and credit notes, oldest first. */
  documents: z.array(OrderDocument),
  /** Null: not a business customer. */
  businessCustomer: z.nullable(BusinessCustomer),
  unverifiedPayment: z.nullable(UnverifiedPayment),
  /** What the beautician said, while something is due. */
  unpaidReason: z.nullable(UnpaidReason),
  /** The customer’s next visit, which fees can be added to. */
  nextVisit: z.nullable(z.strictObject({ _id: z.string(), orderId: z.int() })),
  /** In rupees: how much the user can still refund. Null: no limit. */
  refundLimit: z.nullable(Rupees),
  /** In rupees: how much discount the user can still give. Null: no limit. */
  discountLimit: z.nullable(Rupees),
  version: Version,
});
export type OrderLedger = z.infer<typeof OrderLedger>;

const paymentRefusals = [
  'NOTHING_DUE',
  'ABOVE_DUE',
  'ABOVE_PAID',
  'ABOVE_LIMIT',
  'PAISE_DISCOUNT',
  'NO_SUCH_ENTRY',
  'REFUNDED',
  'NO_SUCH_FEE',
  'FEE_PAID',
  'NO_NEXT_VISIT',
  'NO_REFERENCE',
  'UPI_OFF',
  'OTHER_ATTEMPT',
  'ABOVE_PRICE',
  'ABOVE_DISCOUNT_LIMIT',
  'BELOW_ONE_RUPEE',
  'NO_SUCH_DISCOUNT',
  'FREE_REPEAT',
  'ADVANCE_UNPAID',
  'NO_ADVANCE',
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** `details` of PAYMENT_REFUSED. */
export const PaymentRefusedDetails = z.strictObject({
  reason: z.enum(paymentRefusals),
  /** In paise; negative: overpaid. */
  due: z.int(),
});
export type PaymentRefusedDetails = z.infer<typeof PaymentRefusedDetails>;
