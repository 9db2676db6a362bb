import * as z from 'zod/mini';
import { indiaDay, indiaInstant } from '../../kit/dates.ts';
import { isCancelled, isCompleted, isOpen, isStarted, type OrderStatus } from '../status.ts';
import type { Progress } from './progress-fields.ts';

export { noProgress, Progress } from './progress-fields.ts';

/** What she presses at a visit, in the order of the day. */
export const visitActions = ['on-the-way', 'arrived', 'start', 'done'] as const;
export const VisitAction = z.enum(visitActions);
export type VisitAction = z.infer<typeof VisitAction>;

/** Running late is said in these steps. */
export const lateMinutesOptions = [15, 30, 45] as const;
export const LateMinutes = z.union(lateMinutesOptions.map((minutes) => z.literal(minutes)));

const timeOf = {
  'on-the-way': 'onTheWayAt',
  arrived: 'arrivedAt',
  start: 'startedAt',
  done: 'doneAt',
} as const satisfies Record<VisitAction, keyof Progress>;

/** When each press happened. */
export const visitActionTimes = (progress: Progress): Record<VisitAction, string | null> => ({
  'on-the-way': progress.onTheWayAt,
  arrived: progress.arrivedAt,
  start: progress.startedAt,
  done: progress.doneAt,
});

/** How far a visit has come with a press; what was pressed before stays as it was. */
export const progressAfterAction = (
  progress: Progress,
  press: VisitAction,
  at: string,
): Progress => ({
  ...progress,
  [timeOf[press]]: progress[timeOf[press]] ?? at,
});

/** Start makes a visit one that is under way, Done one that is completed. */
export const statusAfterAction = (press: VisitAction, status: OrderStatus): OrderStatus => {
  if (press === 'start') return 'in_progress';
  return press === 'done' ? 'completed' : status;
};

/** The last press so far; nothing: the day has not begun for this visit. */
export const lastVisitAction = (progress: Progress): VisitAction | undefined =>
  visitActions.findLast((press) => visitActionTimes(progress)[press] !== null);

/** What staff's choice of a status says about how far a visit has come. */
export const progressAfterStatus = (
  progress: Progress,
  status: OrderStatus,
  at: string,
): Progress => {
  if (isCancelled(status)) return progress;
  if (isStarted(status)) {
    return { ...progress, startedAt: progress.startedAt ?? at, doneAt: null };
  }
  // What nobody started on her phone was not done there either.
  if (isCompleted(status)) {
    return { ...progress, doneAt: progress.startedAt && (progress.doneAt ?? at) };
  }
  return { ...progress, startedAt: null, doneAt: null };
};

type Visit = { status: OrderStatus; day: string; progress: Progress };

/** The one button that stands first; nothing: there is nothing left to press. */
export const nextVisitAction = ({ status, progress }: Visit): VisitAction | undefined => {
  if (!isOpen(status)) return undefined;
  const last = lastVisitAction(progress);
  return visitActions[last === undefined ? 0 : visitActions.indexOf(last) + 1];
};

export type VisitActionRefusal =
  | 'CLOSED'
  | 'CANCELLED'
  | 'OTHER_DAY'
  | 'TOO_EARLY'
  | 'ALREADY'
  | 'NOT_STARTED';

const hourMs = 60 * 60_000;
/** A beautician leaves at most this long before the visit. */
const hoursBefore = 6;
/** A visit may take longer than planned, also past midnight. */
const hoursAfter = 12;

type TimedVisit = Visit & { startMinute: number; minutes: number };

/** When the buttons of a visit can be pressed. */
const visitActionWindow = ({
  day,
  startMinute,
  minutes,
}: Pick<TimedVisit, 'day' | 'startMinute' | 'minutes'>) => ({
  from: new Date(indiaInstant(day, startMinute).getTime() - hoursBefore * hourMs),
  to: new Date(indiaInstant(day, startMinute + minutes).getTime() + hoursAfter * hourMs),
});

const closedRefusal = (status: OrderStatus): VisitActionRefusal | undefined => {
  if (isCancelled(status)) return 'CANCELLED';
  return isOpen(status) ? undefined : 'CLOSED';
};

/** Why a visit cannot be worked on at that time; nothing: it can. */
export const visitChangeRefusal = (visit: TimedVisit, at: Date): VisitActionRefusal | undefined => {
  const closed = closedRefusal(visit.status);
  if (closed) return closed;
  const { from, to } = visitActionWindow(visit);
  if (at > to) return 'OTHER_DAY';
  if (at >= from) return undefined;
  return indiaDay(at) === visit.day ? 'TOO_EARLY' : 'OTHER_DAY';
};

/**
 * Why a press is not taken; nothing: it is. A press that was forgotten can be skipped; nobody goes
 * back, and nothing is done that was not started.
 */
export const visitActionRefusal = (
  press: VisitAction,
  visit: TimedVisit,
  at: Date,
): VisitActionRefusal | undefined => {
  const refusal = visitChangeRefusal(visit, at);
  if (refusal) return refusal;
  const last = lastVisitAction(visit.progress);
  if (last !== undefined && visitActions.indexOf(press) <= visitActions.indexOf(last))
    return 'ALREADY';
  return press === 'done' && visit.progress.startedAt === null ? 'NOT_STARTED' : undefined;
};

/** Why a visit cannot be declined; nothing: it can, until it has started. */
export const declineRefusal = (visit: TimedVisit, at: Date): VisitActionRefusal | undefined => {
  const closed = closedRefusal(visit.status);
  if (closed) return closed;
  if (visit.progress.startedAt !== null) return 'ALREADY';
  return at > visitActionWindow(visit).to ? 'OTHER_DAY' : undefined;
};
