import { messageAddressLines } from '../../accounts/addresses/address-lines.ts';
import { formatDay, formatIndiaDateTime } from '../../kit/dates.ts';
import { formatRupees } from '../../kit/money.ts';
import { formatPaise } from '../../kit/paise.ts';
import { isWaitingForAdvance, missingAdvance } from '../advance.ts';
import { feeLabel } from '../fee.ts';
import { fromOrderAddress } from '../order-address.ts';
import { orderAmounts, outstandingAmount, priceReductions } from '../order-amounts.ts';
import { orderLinkExpiresAt, orderLinkUrl } from '../order-link/schema.ts';
import { type PaymentState, paymentState, paymentStateLabels } from '../payments/payment-state.ts';
import type { Order } from '../schema.ts';
import { lineTotal } from '../service-line-totals.ts';
import { isNotCancelled, isOpenStatus } from '../status.ts';
import { confirmationWhatsappText } from '../whatsapp-text.ts';

type Sender = {
  businessName: string;
  origin: string;
  now: Date;
};

/** Undefined: no link, or expired. */
export const activeOrderLinkUrl = (
  { link, appointmentDate }: Pick<Order, 'link' | 'appointmentDate'>,
  { origin, now }: Pick<Sender, 'origin' | 'now'>,
): string | undefined =>
  link !== null && now < orderLinkExpiresAt(appointmentDate)
    ? orderLinkUrl(origin, link)
    : undefined;

const linkHeading = (order: Order): string => {
  if (isWaitingForAdvance(order)) return 'Pay the advance, or move or cancel your visit:';
  if (isOpenStatus(order.status)) return 'View, move or cancel your visit:';
  return outstandingAmount(orderAmounts(order)) > 0 && !order.unverifiedPayment
    ? 'How to pay:'
    : 'View your order:';
};

const linkLines = (order: Order, sender: Sender): string[] => {
  const link = activeOrderLinkUrl(order, sender);
  return link === undefined ? [] : ['', linkHeading(order), link];
};

const appointmentLines = ({ orderId, appointmentDate, appointmentSlot }: Order): string[] => [
  `Order ID: #${orderId}`,
  `Appointment: ${formatDay(appointmentDate)}, ${appointmentSlot}`,
];

const stateLine = ({ unverifiedPayment }: Order, { kind, amount }: PaymentState): string =>
  kind === 'due' && unverifiedPayment
    ? `We are checking your payment of ${formatPaise(unverifiedPayment.amount)}.`
    : `${paymentStateLabels[kind]}: ${formatPaise(amount)}`;

/** The advance that the booking waits for. */
const advanceLines = (order: Order): string[] => {
  if (!isWaitingForAdvance(order) || order.unverifiedPayment || order.advanceUntil === null) {
    return [];
  }
  const until = formatIndiaDateTime(new Date(order.advanceUntil));
  return [`Advance: ${formatPaise(missingAdvance(order))}, to be paid by ${until}`];
};

/** Open visits without discounts, fees and payments are paid after the visit, so there is nothing to say. */
const amountLines = (order: Order): string[] => {
  const amounts = orderAmounts(order);
  const state = paymentState(amounts);
  const isOnlyTotal = amounts.discount === 0 && amounts.fees === 0 && amounts.paid === 0;
  if (isOpenStatus(order.status) && isOnlyTotal) return [];
  const reductions = isNotCancelled(order.status) ? priceReductions(order) : [];
  const isPartOfSum = amounts.paid > 0 && state?.kind !== 'paid';
  return [
    ...order.fees.map((fee) => `${feeLabel(fee)}: ${formatRupees(fee.amount)}`),
    ...reductions.map(({ label, amount }) => `${label}: ${formatPaise(amount)}`),
    ...(isPartOfSum ? [`Paid: ${formatPaise(amounts.paid)}`] : []),
    ...(state ? [stateLine(order, state)] : []),
  ];
};

const serviceLines = ({ services, visitingCharge, total }: Order): string[] => [
  'Services:',
  ...services.map((line) => `${line.name} x ${line.quantity}: ${formatRupees(lineTotal(line))}`),
  `Visiting charge: ${formatRupees(visitingCharge)}`,
  `Total: ${formatRupees(total)}`,
];

const visitLines = (order: Order, heading: string, businessName: string): string[] => [
  heading,
  '',
  ...appointmentLines(order),
  '',
  ...serviceLines(order),
  ...amountLines(order),
  ...advanceLines(order),
  '',
  'Address:',
  ...messageAddressLines(fromOrderAddress(order.address)),
  '',
  `Thank you for choosing ${businessName}!`,
];

const cancelledLines = (order: Order, businessName: string): string[] => [
  `Your appointment with ${businessName} has been cancelled.`,
  '',
  ...appointmentLines(order),
  ...amountLines(order),
  '',
  'Reply to this message to book another time.',
];

const completedLines = (order: Order, businessName: string): string[] => [
  `Thank you for choosing ${businessName}! We hope you enjoyed your visit.`,
  '',
  ...appointmentLines(order),
  '',
  ...serviceLines(order),
  ...amountLines(order),
];

const wasJustMoved = ({ status, trackingHistory }: Order): boolean =>
  isOpenStatus(status) && trackingHistory[0]?.kind === 'moved';

const pendingHeading = ({ trackingHistory }: Order, businessName: string): string =>
  trackingHistory.some(({ kind }) => kind === 'booked-by-phone')
    ? `Your appointment with ${businessName} is booked.`
    : `${businessName} has received your booking. We will confirm it shortly.`;

const statusLines = (order: Order, businessName: string): string[] => {
  if (wasJustMoved(order)) {
    return visitLines(order, `Your appointment with ${businessName} has been moved.`, businessName);
  }
  switch (order.status) {
    case 'pending':
      return visitLines(order, pendingHeading(order, businessName), businessName);
    case 'confirmed':
      return [confirmationWhatsappText(order, businessName), ...amountLines(order)];
    case 'in_progress':
      return visitLines(order, `Your visit with ${businessName} has started.`, businessName);
    case 'completed':
      return completedLines(order, businessName);
    case 'cancelled':
      return cancelledLines(order, businessName);
  }
};

export const statusMessageText = (order: Order, sender: Sender): string =>
  [...statusLines(order, sender.businessName), ...linkLines(order, sender)].join('\n');

export const orderLinkMessageText = (order: Order, link: string, businessName: string): string =>
  [`Your visit with ${businessName}:`, ...appointmentLines(order), '', link].join('\n');
