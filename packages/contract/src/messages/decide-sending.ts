import {
  isCancelled,
  isCompleted,
  isConfirmed,
  isInProgress,
  isOpenStatus,
  isPending,
  type OrderStatus,
} from '../orders/status.ts';
import {
  isAboutComplaint,
  isForBeautician,
  isForSalon,
  isReminder,
  isUrgent,
  type MessageKind,
} from './message-kinds.ts';
import { isOccasionForTime } from './message-occasion.ts';
import type { DropReason } from './message-states.ts';
import { afterQuietHours, isInQuietHours } from './quiet-hours.ts';
import type { ReminderVisitTime } from './reminders.ts';

type Due = {
  kind: MessageKind;
  until: Date;
  /** As `messageOccasionOf` makes it. */
  occasion: string;
};

type Circumstances = {
  now: Date;
  isOn: boolean;
  isWanted: boolean;
  /** Undefined for a message that is not about an order. */
  status?: OrderStatus | undefined;
  visitAt?: Date | undefined;
  when?: ReminderVisitTime | undefined;
  /** The visit is that of the beautician to whom the message goes. */
  isAssigned?: boolean;
  /** The beautician is not active, or their account is blocked. */
  isInactive?: boolean;
};

/** An earlier attempt may have failed after the visit was reassigned. */
const isTrueForBeautician = (
  kind: MessageKind,
  status: OrderStatus,
  isAssigned: boolean,
): boolean => {
  if (kind === 'work-cancelled') return isCancelled(status);
  if (kind === 'work-unassigned') return !(isAssigned && isOpenStatus(status));
  return isAssigned && isOpenStatus(status) && !isInProgress(status);
};

export const isStillRelevant = (
  kind: MessageKind,
  status: OrderStatus | undefined,
  isAssigned = false,
): boolean => {
  if (status === undefined || isForSalon(kind) || isAboutComplaint(kind)) return true;
  if (isForBeautician(kind)) return isTrueForBeautician(kind, status, isAssigned);
  if (kind === 'advance-due') return isPending(status);
  if (kind === 'cancelled' || kind === 'released') return isCancelled(status);
  if (kind === 'done') return isCompleted(status);
  if (kind === 'bill') return true;
  return isReminder(kind) ? isConfirmed(status) : isOpenStatus(status);
};

const dropReasonByStatus: Partial<Record<OrderStatus, DropReason>> = {
  cancelled: 'CANCELLED',
  completed: 'OVER',
};

export type SendingDecision = 'send' | { drop: DropReason } | { wait: Date };

export const decideSending = (
  { kind, until, occasion }: Due,
  circumstances: Circumstances,
): SendingDecision => {
  const { now, isOn, isWanted, status, visitAt, when, isAssigned, isInactive } = circumstances;
  if (now >= until) return { drop: 'TOO_LATE' };
  if (!isOn) return { drop: 'SWITCHED_OFF' };
  if (!isForSalon(kind) && !isWanted) return { drop: 'OPTED_OUT' };
  if (isInactive) return { drop: 'INACTIVE' };
  if (status && !isStillRelevant(kind, status, isAssigned))
    return { drop: dropReasonByStatus[status] ?? 'REPLACED' };
  // An instance of an older version may have moved the visit without moving its reminders.
  if (isReminder(kind) && when && !isOccasionForTime(occasion, when)) return { drop: 'REPLACED' };
  if (!isInQuietHours(now) || isUrgent(kind)) return 'send';
  if (isReminder(kind)) return { drop: 'QUIET' };
  const morning = afterQuietHours(now);
  return visitAt && visitAt > now && visitAt < morning ? 'send' : { wait: morning };
};

const minute = 60_000;
/** After the last retry the message is moved to manual sending. */
const retryDelays = [1, 5, 15, 60].map((minutes) => minutes * minute);

/** Undefined: no more attempts. */
export const nextAttemptAt = (
  attempts: number,
  until: Date,
  now: Date,
  retryAfterMs = 0,
): Date | undefined => {
  const pause = retryDelays[attempts - 1];
  if (pause === undefined) return undefined;
  const at = new Date(now.getTime() + Math.max(pause, retryAfterMs));
  return at < until ? at : undefined;
};
