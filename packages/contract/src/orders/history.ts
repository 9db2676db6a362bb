import * as z from 'zod/mini';
import { formatDay } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { formatRupees } from '../kit/money.ts';
import { formatPaise, Paise } from '../kit/paise.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { formatTimeOfDay } from '../kit/time-of-day.ts';
import { PaymentMethod, paymentMethodPhrases } from '../payment-settings/payment-methods.ts';
import { type UpdateMessage, updateMessages } from './desk/update-messages.ts';
import { discountLabel } from './discounts/discount-amount.ts';
import { OrderDiscount } from './discounts/schema.ts';
import { Fee, feeLabel, feeText } from './fee.ts';
import { type HistoryKind, type UpdateMessageKind, updateMessageKinds } from './history-kind.ts';
import { OrderId } from './order-id.ts';
import { orderPlacedMessage } from './order-placed-message.ts';
import { UnpaidReason } from './payments/ledger.ts';

const messageOf = Object.fromEntries(
  updateMessageKinds.map((kind, index) => [kind, updateMessages[index]]),
) as Record<UpdateMessageKind, UpdateMessage>;

export const updateMessageKindOf = (message: UpdateMessage): UpdateMessageKind =>
  updateMessageKinds[updateMessages.indexOf(message)] as UpdateMessageKind;

const kindOf = <Kind extends HistoryKind>(kind: Kind) => ({ kind: z.literal(kind) });
const Substitute = z.strictObject({ requested: z.string(), assigned: z.string() });
const substitute = { substitute: z.optional(Substitute) };
const discountFacts = {
  discount: z.pick(OrderDiscount, { percent: true, amount: true, code: true }),
  /** What it was worth then. */
  amount: Rupees,
};
/** What was missing of the advance, if the visit goes ahead without it. */
const advanceWaived = { advanceWaived: z.optional(Paise) };
const Appointment = z.strictObject({ day: Day, startMinute: z.int() });

/** Stored as facts; the text is made when it is read. */
export const HistoryEvent = z.discriminatedUnion('kind', [
  z.strictObject(kindOf('placed')),
  z.strictObject({
    ...kindOf('booked-by-phone'),
    ...advanceWaived,
    /** The order of which this is a free repeat visit. */
    repeatOf: z.optional(OrderId),
  }),
  z.strictObject({
    kind: z.enum(updateMessageKinds),
    ...substitute,
    fees: z.optional(z.array(Fee)),
    ...advanceWaived,
  }),
  z.strictObject({ ...kindOf('cancelled-by-customer'), fees: z.array(Fee) }),
  z.strictObject({
    ...kindOf('moved'),
    by: z.enum(['customer', 'salon']),
    from: Appointment,
    to: Appointment,
    /** The assigned beautician, if not available at the new time. */
    unavailable: z.optional(z.string()),
    ...substitute,
  }),
  z.strictObject({
    ...kindOf('address-corrected'),
    by: z.enum(['customer', 'salon']),
    what: z.enum(['address', 'contact', 'both']),
    /** Only pincodes, because history is kept when an account is deleted. */
    from: z.string(),
    to: z.string(),
    totalBefore: Rupees,
    total: Rupees,
    /** The assigned beautician, if not available at the new address. */
    unavailable: z.optional(z.string()),
    ...substitute,
  }),
  z.strictObject({
    ...kindOf('services-changed'),
    totalBefore: Rupees,
    total: Rupees,
    ...substitute,
  }),
  z.strictObject(kindOf('arrived')),
  z.strictObject(kindOf('started')),
  z.strictObject({ ...kindOf('running-late'), minutes: z.int() }),
  z.strictObject(kindOf('declined')),
  z.strictObject({ ...kindOf('payment'), amount: Paise, tip: Paise, method: PaymentMethod }),
  z.strictObject({
    ...kindOf('refund'),
    amount: Paise,
    method: PaymentMethod,
    /** By how much the price is reduced. */
    discount: Rupees,
  }),
  z.strictObject({
    ...kindOf('entry-reversed'),
    entry: z.enum(['payment', 'refund', 'tip']),
    amount: Paise,
  }),
  z.strictObject({
    kind: z.enum(['reference-submitted', 'reference-rejected']),
    reference: z.string(),
  }),
  z.strictObject({ ...kindOf('fee-waived'), fee: Fee }),
  z.strictObject({ ...kindOf('fee-moved'), fee: Fee, to: OrderId }),
  z.strictObject({ ...kindOf('discount-added'), ...discountFacts }),
  z.strictObject({ ...kindOf('discount-removed'), ...discountFacts }),
  z.strictObject({ kind: z.enum(['business-customer-set', 'business-customer-removed']) }),
  z.strictObject({ ...kindOf('advance-waived'), amount: Paise }),
  z.strictObject({ ...kindOf('released'), amount: Paise }),
  z.strictObject({ ...kindOf('left-unpaid'), reason: UnpaidReason }),
  /** An entry from before facts were stored. */
  z.strictObject({ ...kindOf('note'), text: z.string() }),
]);
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** `21 Nov 2026, 10:00 AM` */
export const formatHistoryAppointment = ({
  day,
  startMinute,
}: z.infer<typeof Appointment>): string => `${formatDay(day)}, ${formatTimeOfDay(startMinute)}`;

const movedByText = { customer: 'Moved by the customer', salon: 'We moved your visit' };

const correctedByText = { customer: 'The customer updated the', salon: 'We updated the' };
const correctedPartText = { address: 'address', contact: 'contact', both: 'address and contact' };

const substituteText = (event: HistoryEvent): string[] =>
  'substitute' in event && event.substitute
    ? [
        `${event.substitute.requested} is not available. ${event.substitute.assigned} will come instead.`,
      ]
    : [];

const advanceWaivedText = (amount: number): string =>
  `The advance of ${formatPaise(amount)} is no longer needed.`;

const historySentences = (event: HistoryEvent): string[] => {
  switch (event.kind) {
    case 'placed':
      return [orderPlacedMessage];
    case 'booked-by-phone':
      if (event.repeatOf !== undefined) return [`Free repeat visit of order #${event.repeatOf}`];
      return event.advanceWaived === undefined
        ? ['Order booked by phone']
        : ['Order booked by phone.', advanceWaivedText(event.advanceWaived)];
    case 'cancelled-by-customer':
      return ['Cancelled by the customer.', ...event.fees.map(feeText)];
    case 'moved': {
      const { by, from, to, unavailable } = event;
      return [
        `${movedByText[by]} from ${formatHistoryAppointment(from)} to ${formatHistoryAppointment(to)}.`,
        ...(unavailable
          ? [`${unavailable} is not available at the new time. We will assign another beautician.`]
          : []),
        ...substituteText(event),
      ];
    }
    case 'address-corrected': {
      const { by, what, from, to, totalBefore, total, unavailable } = event;
      const pincodesText = from === to ? '' : `, from pincode ${from} to ${to}`;
      return [
        `${correctedByText[by]} ${correctedPartText[what]} of the visit${pincodesText}.`,
        ...(totalBefore === total
          ? []
          : [`The total is now ${formatRupees(total)} instead of ${formatRupees(totalBefore)}.`]),
        ...(unavailable
          ? [
              `${unavailable} is not available at the new address. We will assign another beautician.`,
            ]
          : []),
        ...substituteText(event),
      ];
    }
    case 'services-changed': {
      const [before, after] = [formatRupees(event.totalBefore), formatRupees(event.total)];
      const totalText =
        before === after ? `stays ${after}` : `is now ${after} instead of ${before}`;
      return [
        `The services of your visit have changed. The total ${totalText}.`,
        ...substituteText(event),
      ];
    }
    case 'arrived':
      return ['Your beautician has arrived.'];
    case 'started':
      return ['Your service has started.'];
    case 'running-late':
      return [`Your beautician is running about ${event.minutes} minutes late.`];
    case 'declined':
      return ['Your beautician can no longer come. We are finding another beautician for you.'];
    case 'payment': {
      const { amount, tip, method } = event;
      return [
        ...(amount > 0
          ? [`Payment received: ${formatPaise(amount)} ${paymentMethodPhrases[method]}.`]
          : []),
        ...(tip > 0
          ? [`Tip received: ${formatPaise(tip)} ${paymentMethodPhrases[method]}. Thank you!`]
          : []),
      ];
    }
    case 'refund': {
      const { amount, method, discount } = event;
      return [
        `Refunded: ${formatPaise(amount)} ${paymentMethodPhrases[method]}.`,
        ...(discount > 0 ? [`The price is ${formatRupees(discount)} lower.`] : []),
      ];
    }
    case 'entry-reversed':
      return [`Correction: the ${event.entry} of ${formatPaise(event.amount)} was removed.`];
    case 'reference-submitted':
      return [`UPI reference ${event.reference} received. We will check the payment.`];
    case 'reference-rejected':
      return [
        `We could not find a payment with UPI reference ${event.reference}. Please check the number.`,
      ];
    case 'fee-waived':
      return [`${feeLabel(event.fee)} of ${formatRupees(event.fee.amount)} waived.`];
    case 'fee-moved':
      return [
        `${feeLabel(event.fee)} of ${formatRupees(event.fee.amount)} added to order #${event.to}.`,
      ];
    case 'discount-added':
      return [`${discountLabel(event.discount)} of ${formatRupees(event.amount)} given.`];
    case 'discount-removed':
      return [`${discountLabel(event.discount)} of ${formatRupees(event.amount)} removed.`];
    case 'business-customer-set':
      return ['Business name and GSTIN for bills updated.'];
    case 'business-customer-removed':
      return ['Business name and GSTIN for bills removed.'];
    case 'advance-waived':
      return [advanceWaivedText(event.amount)];
    case 'released':
      return [
        `The advance of ${formatPaise(event.amount)} was not paid in time, so the booking was cancelled.`,
      ];
    case 'left-unpaid':
      return ['Not paid yet.'];
    case 'note':
      return [event.text];
    default:
      return [
        messageOf[event.kind],
        ...substituteText(event),
        ...(event.fees ?? []).map(feeText),
        ...(event.advanceWaived === undefined ? [] : [advanceWaivedText(event.advanceWaived)]),
      ];
  }
};

export const historyText = (event: HistoryEvent): string => historySentences(event).join(' ');
