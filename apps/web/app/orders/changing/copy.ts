import { formatDay, formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { ChangeRefusal } from '@haldi/contract/orders/move-and-cancel-terms';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';

type Appointment = Parameters<typeof formatOrderAppointment>[0];

/** `22 Nov, 12:00 PM` */
const shortAppointment = ({ appointmentDate, appointmentSlot }: Appointment): string =>
  `${formatDay(appointmentDate).slice(0, 6)}, ${appointmentSlot}`;

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

const started = 'Your visit time has started, so it can no longer be changed online.';
const closed = 'This visit is closed and can no longer be changed.';

const moveRefusals: Record<ChangeRefusal, (moveHours: number) => string> = {
  TOO_LATE: (hours) =>
    `It is too late to move this visit online. Moving closes ${hoursText(hours)} before the visit.`,
  BEGUN: () => started,
  CLOSED: () => closed,
};

export const changingCopy = {
  move: 'Move visit',
  correct: 'Correct address',
  cancel: 'Cancel visit',
  moveOf: (orderId: number) => `Move visit of order #${orderId}`,
  cancelOf: (orderId: number) => `Cancel visit of order #${orderId}`,
  tooLateToMove: 'Too late to move',
  moveTitle: 'Move your visit',
  cancelTitle: 'Cancel your visit?',
  orderNumber: (orderId: number) => `Order #${orderId}`,
  from: 'From',
  to: 'To',
  notChosen: 'Choose a day and time',
  currentTime: 'Your current time',
  moveFree: (until: Date) =>
    `Moving is free. You can move this visit until ${formatIndiaDateTime(until)}.`,
  moveTo: (appointment: Appointment) => `Move to ${shortAppointment(appointment)}`,
  moved: (appointment: Appointment) =>
    `Your visit is now on ${formatOrderAppointment(appointment)}.`,
  moveRefusal: (reason: ChangeRefusal, moveHours: number) => moveRefusals[reason](moveHours),
  cancelRefusal: (reason: 'BEGUN' | 'CLOSED') => (reason === 'BEGUN' ? started : closed),
  contactUs: 'Call or message us and we will try to help.',
  contactOrCancel: (fee: number) =>
    fee === 0
      ? 'Call or message us and we will try to help. You can still cancel for free.'
      : `Call or message us and we will try to help. You can still cancel for a fee of ${formatRupees(fee)}.`,
  call: 'Call us',
  whatsapp: 'WhatsApp us',
  whatsappText: (orderId: number) => `Hello, I have a question about my order #${orderId}.`,
  cancelFree: 'Cancelling is free now.',
  cancelFreePending: 'It stays free until we confirm your visit.',
  cancelFreeUntil: (until: Date) => `Cancelling is free until ${formatIndiaDateTime(until)}.`,
  cancelFee: (fee: number) => `Cancelling now costs ${formatRupees(fee)}.`,
  cancelFeeReason: (until: Date) =>
    `Cancelling was free until ${formatIndiaDateTime(until)}. You pay only this fee.`,
  reason: 'Reason for cancelling',
  reasonMissing: 'Please choose a reason',
  note: 'Anything else we should know? (optional)',
  confirmFree: 'Cancel for free',
  confirmFee: (fee: number) => `Cancel visit, ${formatRupees(fee)} fee`,
  keep: 'Keep visit',
  cancelled: 'Your visit is cancelled.',
  cancelledFee: (fee: number) => `Your visit is cancelled. The fee is ${formatRupees(fee)}.`,
  feeChanged: 'The cancellation fee has changed',
  feeNow: (fee: number) =>
    fee === 0
      ? 'Cancelling is now free. Your visit is not cancelled yet.'
      : `The fee is now ${formatRupees(fee)}. Your visit is not cancelled yet.`,
  notMoved: 'Your visit was not moved',
  notCancelled: 'Your visit was not cancelled',
  unchangedTime: (appointment: Appointment) =>
    `It is still on ${formatOrderAppointment(appointment)}.`,
  changed: 'This visit was changed while you were editing',
  changedMove: (appointment: Appointment) =>
    `It is now on ${formatOrderAppointment(appointment)}. Review it and choose a time again.`,
  changedCancel: (appointment: Appointment) =>
    `It is now on ${formatOrderAppointment(appointment)}. Review it before you cancel.`,
  lostMove: 'We could not confirm that your visit was moved',
  lostCancel: 'We could not confirm that your visit was cancelled',
  lost: 'The server did not answer. You can try again safely: the change is made only once.',
  tryAgain: 'Try again',
  otherTime: 'Choose another time',
  terms: 'Moving and cancelling',
};
