import { formatDay, formatIndiaDateTime } from '../kit/dates.ts';
import { firstName } from '../kit/first-name.ts';
import { formatRupees } from '../kit/money.ts';
import { formatPaise } from '../kit/paise.ts';
import { formatTimeOfDay } from '../kit/time-of-day.ts';
import { isWaitingForAdvance, missingAdvance } from '../orders/advance.ts';
import { documentLinkUrl } from '../orders/documents/document-link.ts';
import { hasBill } from '../orders/documents/has-bill.ts';
import { orderAmounts } from '../orders/order-amounts.ts';
import { orderLinkExpiresAt, orderLinkUrl } from '../orders/order-link/schema.ts';
import { paymentStatusText } from '../orders/payments/payment-status-text.ts';
import { noBeautician, type Order } from '../orders/schema.ts';
import { type MessageFacts, parseVisitTime } from './message-changes.ts';
import { type BeauticianMessageKind, isWithdrawal } from './message-kinds.ts';
import type { MessageValues } from './message-templates.ts';

type Salon = {
  businessName: string;
  phone: string;
  /** As in `https://salon.example`. */
  origin: string;
};

export type MessageSubject = {
  order?: Order | undefined;
  facts: MessageFacts & SalonMessageFacts;
  salon: Salon;
  /** Then no review is requested. */
  hasReviewed: boolean;
  now: Date;
};

export type SalonMessageFacts = {
  customer?: string;
  beautician?: string;
  reason?: string;
  rating?: number;
};

const emptyValues: MessageValues = {
  name: '',
  customer: '',
  salon: '',
  phone: '',
  order: '',
  date: '',
  time: '',
  before: '',
  services: '',
  total: '',
  due: '',
  payment: '',
  advance: '',
  until: '',
  fee: '',
  area: '',
  beautician: '',
  minutes: '',
  reason: '',
  rating: '',
  link: '',
  bill: '',
  document: '',
  visit: '',
  review: '',
  answerBy: '',
  outcome: '',
  reply: '',
};

const validLinkOf = ({ link, appointmentDate }: Order, now: Date): string | null =>
  now < orderLinkExpiresAt(appointmentDate) ? link : null;

const linkOf = (order: Order, origin: string, now: Date): string => {
  const link = validLinkOf(order, now);
  return link === null ? '' : orderLinkUrl(origin, link);
};

const billOf = (
  order: Order,
  { document }: MessageFacts,
  { origin }: Salon,
  now: Date,
): Partial<MessageValues> => {
  const link = validLinkOf(order, now);
  if (link === null || !(document || hasBill(order))) return {};
  return { bill: documentLinkUrl(origin, link, document?._id), document: document?.name ?? '' };
};

const cancellationFee = ({ fees }: Order): string => {
  const sum = fees
    .filter(({ from }) => from === undefined)
    .reduce((total, { amount }) => total + amount, 0);
  return sum > 0 ? formatRupees(sum) : '';
};

/** Whether paid or not. */
const totalWithFees = (order: Order): string => {
  const { due, paid } = orderAmounts(order);
  return formatPaise(due + paid);
};

/** Customers would take the price of a free visit for what they have to pay. */
const totalOf = (order: Order): string => {
  if (order.repeatOf === null) return formatRupees(order.total);
  const { total, discount } = orderAmounts(order);
  return formatPaise(total - discount);
};

const advanceOf = (order: Order): Partial<MessageValues> => ({
  ...(isWaitingForAdvance(order) && {
    advance: formatPaise(missingAdvance(order)),
    until: order.advanceUntil === null ? '' : formatIndiaDateTime(new Date(order.advanceUntil)),
  }),
});

const valuesOfOrder = (order: Order, { origin }: Salon, now: Date): Partial<MessageValues> => ({
  name: firstName(order.username),
  customer: order.username,
  order: `#${order.orderId}`,
  date: formatDay(order.appointmentDate),
  time: order.appointmentSlot,
  services: order.services
    .map(({ name, quantity }) => (quantity > 1 ? `${name} x ${quantity}` : name))
    .join(', '),
  total: totalOf(order),
  due: totalWithFees(order),
  payment: paymentStatusText(order, linkOf(order, origin, now)),
  ...advanceOf(order),
  fee: cancellationFee(order),
  beautician: order.beautician === noBeautician ? '' : order.beautician,
  link: linkOf(order, origin, now),
});

/** `20 Nov 2026, 04:00 PM` from `2026-11-20 960`. */
const whenOf = (before: string | undefined): string => {
  if (before === undefined) return '';
  const { day, startMinute } = parseVisitTime(before);
  return `${formatDay(day)}, ${formatTimeOfDay(startMinute)}`;
};

const valuesOfFacts = ({
  before,
  minutes,
  dueOn,
  outcome,
  reply,
  customer,
  beautician,
  reason,
  rating,
}: MessageSubject['facts']): Partial<MessageValues> => ({
  before: whenOf(before),
  ...(minutes !== undefined && { minutes: String(minutes) }),
  ...(dueOn !== undefined && { answerBy: formatDay(dueOn) }),
  ...(outcome !== undefined && { outcome }),
  ...(reply !== undefined && { reply }),
  ...(customer !== undefined && { customer }),
  ...(beautician !== undefined && { beautician }),
  ...(reason !== undefined && { reason }),
  ...(rating !== undefined && { rating: String(rating) }),
});

export const templateValues = ({
  order,
  facts,
  salon,
  hasReviewed,
  now,
}: MessageSubject): MessageValues => ({
  ...emptyValues,
  salon: salon.businessName,
  phone: salon.phone,
  review: hasReviewed ? '' : `${salon.origin}/review`,
  ...(order && valuesOfOrder(order, salon, now)),
  ...(order && billOf(order, facts, salon, now)),
  ...valuesOfFacts(facts),
});

/** What the person visited may read: no account details, prices or order link. */
export const templateValuesForRecipient = (
  values: MessageValues,
  recipient: Order['recipient'] | undefined,
): MessageValues => ({
  ...emptyValues,
  salon: values.salon,
  phone: values.phone,
  name: firstName(recipient?.name ?? ''),
  time: values.time,
  beautician: values.beautician,
});

type BeauticianSubject = {
  kind: BeauticianMessageKind;
  beauticianName: string;
  facts: MessageFacts;
  area: string;
  /** Empty without an account. */
  visitUrl: string;
};

/** Of a visit that is no longer theirs, beauticians read only the time that they knew. */
export const beauticianValues = (
  values: MessageValues,
  { kind, beauticianName, facts: { before }, area, visitUrl }: BeauticianSubject,
): MessageValues => {
  const common = {
    ...emptyValues,
    ...{ salon: values.salon, phone: values.phone, name: firstName(beauticianName) },
  };
  if (isWithdrawal(kind)) {
    const known = before === undefined ? undefined : parseVisitTime(before);
    return {
      ...common,
      date: known ? formatDay(known.day) : values.date,
      time: known ? formatTimeOfDay(known.startMinute) : values.time,
    };
  }
  const { date, time, services } = values;
  return { ...common, date, time, services, area, before: values.before, visit: visitUrl };
};
