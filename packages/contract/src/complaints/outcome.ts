import * as z from 'zod/mini';
import { BeauticianId } from '../kit/beautician-id.ts';
import { formatDay } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { formatRupees } from '../kit/money.ts';
import { formatPaise, Paise } from '../kit/paise.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { DiscountAmount } from '../orders/discounts/schema.ts';
import { OrderId } from '../orders/order-id.ts';
import { RefundRequest } from '../orders/payments/schema.ts';
import type { OrderStatus } from '../orders/status.ts';
import { PaymentMethod, paymentMethodPhrases } from '../payment-settings/payment-methods.ts';
import { Slot } from '../schedule/slot-schema.ts';

export const outcomeKinds = ['apology', 'refund', 'discount', 'repeat'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

export const outcomeKindNames: Record<OutcomeKind, string> = {
  apology: 'Apology',
  refund: 'Refund',
  discount: 'Discount',
  repeat: 'Free repeat visit',
};

export const OutcomeRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('apology') }),
  z.strictObject({
    kind: z.literal('refund'),
    amount: RefundRequest.shape.amount,
    method: RefundRequest.shape.method,
  }),
  /** In rupees, off this order. */
  z.strictObject({ kind: z.literal('discount'), amount: DiscountAmount }),
  /** The same services at the same address, with a discount of the whole amount. */
  z.strictObject({
    kind: z.literal('repeat'),
    /** Of the new order. */
    orderId: OrderId,
    appointmentDate: Day,
    appointmentSlot: Slot,
    /** Absent: any available beautician. */
    beautician: z.optional(BeauticianId),
  }),
]);
export type OutcomeRequest = z.infer<typeof OutcomeRequest>;

/** Stored as facts; the text is made when it is read. */
export const ComplaintOutcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('apology') }),
  z.strictObject({ kind: z.literal('refund'), amount: Paise, method: PaymentMethod }),
  z.strictObject({ kind: z.literal('discount'), amount: Rupees }),
  z.strictObject({
    kind: z.literal('repeat'),
    orderId: OrderId,
    appointmentDate: Day,
    appointmentSlot: Slot,
  }),
]);
export type ComplaintOutcome = z.infer<typeof ComplaintOutcome>;

/** To the customer. Empty for an apology, which is the reply itself. */
export const outcomeText = (outcome: ComplaintOutcome): string => {
  switch (outcome.kind) {
    case 'apology':
      return '';
    case 'refund':
      return `We refunded ${formatPaise(outcome.amount)} ${paymentMethodPhrases[outcome.method]}.`;
    case 'discount':
      return `We took ${formatRupees(outcome.amount)} off this booking.`;
    case 'repeat': {
      const { orderId, appointmentDate, appointmentSlot } = outcome;
      return `We booked a free repeat visit for ${formatDay(appointmentDate)}, ${appointmentSlot} (#${orderId}).`;
    }
  }
};

/** A visit is repeated once it is over. */
export const canRepeat = (status: OrderStatus): boolean =>
  status === 'completed' || status === 'cancelled';
