import { formatDate, formatDay, formatTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatAppointment } from '@haldi/contract/orders/move-request';
import type { ChangeRefusal } from '@haldi/contract/orders/terms';

type When = Parameters<typeof formatAppointment>[0];

/** `22 Nov, 12:00 PM`: soon enough to do without the year. */
const shortWhen = ({ appointmentDate, appointmentSlot }: When): string =>
  `${formatDay(appointmentDate).slice(0, 6)}, ${appointmentSlot}`;

/** `21 Nov 2026, 07:00 AM` */
const momentText = (moment: Date): string => `${formatDate(moment)}, ${formatTime(moment)}`;

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

const begun = 'The visit has begun, so it cannot be changed here any more.';
const closed = 'This visit is closed: it cannot be changed any more.';

const moveRefusal: Record<ChangeRefusal, (moveHours: number) => string> = {
  TOO_LATE: (hours) =>
    `It is less than ${hoursText(hours)} to your visit, so you cannot move it here any more.`,
  BEGUN: () => begun,
  CLOSED: () => closed,
};

export const changingCopy = {
  move: 'Move the visit',
  correct: 'Correct the address',
  cancel: 'Cancel the visit',
  moveOf: (orderId: number) => `Move the visit of order #${orderId}`,
  cancelOf: (orderId: number) => `Cancel the visit of order #${orderId}`,
  tooLateToMove: 'Too late to move',
  moving: 'Move your visit',
  cancelling: 'Cancel your visit?',
  orderNumber: (orderId: number) => `Order #${orderId}`,
  from: 'From',
  to: 'To',
  notChosen: 'Choose a day and a time',
  now: 'Your time now',
  moveFree: (until: Date) => `Moving is free. You can move this visit until ${momentText(until)}.`,
  moveTo: (when: When) => `Move to ${shortWhen(when)}`,
  sameTime: 'The visit is at this time already. Please choose another one.',
  moved: (when: When) => `Your visit is now on ${formatAppointment(when)}.`,
  moveRefusal: (reason: ChangeRefusal, moveHours: number) => moveRefusal[reason](moveHours),
  cancelRefusal: (reason: 'BEGUN' | 'CLOSED') => (reason === 'BEGUN' ? begun : closed),
  callOrWrite: 'Call us or write to us: we do what we can.',
  callWriteOrCancel: (fee: number) =>
    fee === 0
      ? 'Call us or write to us: we do what we can. You can still cancel it for free.'
      : `Call us or write to us: we do what we can. You can still cancel it, for ${formatRupees(fee)}.`,
  call: 'Call us',
  whatsapp: 'WhatsApp us',
  whatsappText: (orderId: number) => `Hello, it is about my order #${orderId}.`,
  cancelFree: 'Cancelling costs nothing now.',
  cancelFreePending: 'It stays so as long as we have not confirmed your visit.',
  cancelFreeUntil: (until: Date) => `Cancelling is free until ${momentText(until)}.`,
  cancelCosts: (fee: number) => `Cancelling now costs ${formatRupees(fee)}.`,
  cancelCostsWhy: (until: Date) =>
    `It was free until ${momentText(until)}. The fee is all that you pay.`,
  reason: 'Why do you cancel?',
  reasonMissing: 'Please choose a reason',
  note: 'Anything else? (optional)',
  confirmFree: 'Cancel for free',
  confirmFee: (fee: number) => `Cancel the visit, ${formatRupees(fee)} fee`,
  keep: 'Keep the visit',
  cancelled: 'Your visit is cancelled.',
  cancelledFee: (fee: number) => `Your visit is cancelled. The fee is ${formatRupees(fee)}.`,
  feeChanged: 'What cancelling costs has changed',
  feeNow: (fee: number) =>
    fee === 0
      ? 'Cancelling is free now. Nothing is cancelled yet.'
      : `It now costs ${formatRupees(fee)}. Nothing is cancelled yet: please decide again.`,
  notMoved: 'Your visit is not moved',
  notCancelled: 'Your visit is not cancelled',
  stays: (when: When) => `It stays on ${formatAppointment(when)}.`,
  changed: 'Your visit has changed in the meantime',
  changedMove: (when: When) =>
    `It is on ${formatAppointment(when)} now. Please look, and choose again.`,
  changedCancel: (when: When) =>
    `It is on ${formatAppointment(when)} now. Please look, and decide again.`,
  lostMove: 'We do not know whether your visit was moved',
  lostCancel: 'We do not know whether your visit was cancelled',
  lost: 'No answer came. Try again: it is never done twice.',
  tryAgain: 'Try again',
  logIn: 'Log In',
  otherTime: 'Choose another time',
  terms: 'Moving and cancelling',
};
