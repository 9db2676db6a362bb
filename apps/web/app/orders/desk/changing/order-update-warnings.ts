import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { isNowAccepted, missingAdvance } from '@haldi/contract/orders/advance';
import { salonCancelFee } from '@haldi/contract/orders/cancel-request';
import { needsConfirmation } from '@haldi/contract/orders/commands/command-permissions';
import { determineUpdateKind } from '@haldi/contract/orders/commands/update-kind';
import type { ConfirmationKind } from '@haldi/contract/orders/desk/order-update';
import { messageContradictsStatus } from '@haldi/contract/orders/desk/update-messages';
import { feeText } from '@haldi/contract/orders/fee';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import {
  formatStatus,
  isCancelled,
  isCompleted,
  isInProgress,
  isOpenStatus,
} from '@haldi/contract/orders/status';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import type { OrderUpdateInput } from '../assignment-question.ts';
import { deskCopy } from '../copy.ts';

const copy = deskCopy.warnings;

export type UpdateWarning = { text: string; question?: ConfirmationKind };

const startText = ({ appointmentDate, appointmentSlot }: Order, now: Date): string =>
  appointmentDate === indiaDay(now)
    ? copy.startsToday(appointmentSlot)
    : copy.startsOn(formatDay(appointmentDate), appointmentSlot);

const earlyText = (order: Order, { reason, waiveFee }: OrderUpdateInput, now: Date): string => {
  const starts = startText(order, now);
  if (reason !== 'no_show') return copy.completeEarly(starts);
  const isCharged =
    !waiveFee && salonCancelFee(withDayAndStartMinute(order), reason, now) !== undefined;
  return isCharged ? copy.chargeEarly(starts) : copy.noShowEarly(starts);
};

export const findEarlyCompletionWarnings = (
  order: Order,
  update: OrderUpdateInput,
  now: Date,
): UpdateWarning[] => {
  const kind = determineUpdateKind(order, update);
  const timed = withDayAndStartMinute(order);
  const isAsked =
    (kind === 'complete' || kind === 'mark-no-show') &&
    needsConfirmation(timed, kind, 'desk', now) &&
    now < visitStart(timed);
  return isAsked ? [{ text: earlyText(order, update, now), question: 'before-start' }] : [];
};

const cancelWarning = (order: Order): UpdateWarning => ({
  text: copy.cancel(order.username, formatOrderAppointment(order)),
  question: 'cancel',
});

const statusWarnings = (order: Order, update: OrderUpdateInput, now: Date): UpdateWarning[] => {
  if (
    !needsConfirmation(
      withDayAndStartMinute(order),
      determineUpdateKind(order, update),
      'desk',
      now,
    )
  )
    return [];
  const [from, to] = [formatStatus(order.status), formatStatus(update.status)];
  if (isInProgress(order.status)) {
    if (isCompleted(update.status)) return [];
    return [{ text: copy.started(to), question: 'started' }];
  }
  if (isOpenStatus(order.status)) {
    return isCancelled(update.status) && update.reason !== 'no_show' ? [cancelWarning(order)] : [];
  }
  if (isCancelled(update.status)) {
    return [{ text: copy.changeClosed(from, to), question: 'cancel' }];
  }
  const text = isOpenStatus(update.status) ? copy.reopen(from, to) : copy.changeClosed(from, to);
  return [{ text, question: 'reopen' }];
};

/** Since the order was cancelled. A fee that was moved can only be waived afterwards. */
const hasMovedFee = ({ trackingHistory }: Order): boolean => {
  const reopened = trackingHistory.findIndex(({ status }) => !isCancelled(status));
  const last = trackingHistory
    .slice(0, Math.max(0, reopened))
    .find(({ kind }) => kind === 'fee-moved' || kind === 'fee-waived');
  return last?.kind === 'fee-moved';
};

/** Reopening a cancelled order removes its fees. */
const droppedFees = (order: Order, { status }: OrderUpdateInput): UpdateWarning[] => {
  if (!isCancelled(order.status) || isCancelled(status)) return [];
  const fees = order.fees.filter(({ from }) => from === undefined);
  return [
    ...(fees.length > 0 ? [{ text: copy.feesDropped(fees.map(feeText).join(' ')) }] : []),
    ...(hasMovedFee(order) ? [{ text: copy.movedFeeDropped }] : []),
  ];
};

/** The visit goes ahead, although its advance is not paid. */
const advanceWarnings = (
  order: Order,
  { status, beautician = '' }: OrderUpdateInput,
): UpdateWarning[] => {
  const missing = missingAdvance(order);
  const assigned = (name: string): string | null => (name === noBeautician ? null : name);
  const before = { status: order.status, beautician: assigned(order.beautician) };
  const after = { status, beautician: assigned(beautician || order.beautician) };
  return missing > 0 && isNowAccepted(before, after)
    ? [{ text: copy.withoutAdvance(formatPaise(missing)), question: 'advance' }]
    : [];
};

export const findUpdateWarnings = (
  order: Order,
  update: OrderUpdateInput,
  now: Date,
): UpdateWarning[] => {
  const { status, message } = update;
  const warnings = [
    ...statusWarnings(order, update, now),
    ...findEarlyCompletionWarnings(order, update, now),
  ];
  if (messageContradictsStatus(status, message)) {
    const text = copy.contradicts(formatStatus(status), message);
    warnings.push({ text, question: 'contradiction' });
  }
  return [...warnings, ...advanceWarnings(order, update), ...droppedFees(order, update)];
};

export const withConfirmations = (
  update: OrderUpdateInput,
  warnings: readonly UpdateWarning[],
): OrderUpdateInput => {
  const asked = [...(update.asked ?? []), ...warnings.flatMap(({ question }) => question ?? [])];
  if (asked.length === 0) return update;
  return { ...update, asked, ...(asked.includes('advance') && { waiveAdvance: true }) };
};
