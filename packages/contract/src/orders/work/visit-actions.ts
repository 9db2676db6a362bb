import * as z from 'zod/mini';
import { indiaDay, instantOfIndiaTime } from '../../kit/dates.ts';
import {
  isCancelled,
  isCompleted,
  isInProgress,
  isOpenStatus,
  type OrderStatus,
} from '../status.ts';
import type { VisitProgressFields } from './visit-progress-fields.ts';

export { emptyVisitProgress, VisitProgressFields } from './visit-progress-fields.ts';

export const visitActions = ['on-the-way', 'arrived', 'start', 'done'] as const;
export const VisitAction = z.enum(visitActions);
export type VisitAction = z.infer<typeof VisitAction>;

export const lateMinutesOptions = [15, 30, 45] as const;
export const LateMinutes = z.union(lateMinutesOptions.map((minutes) => z.literal(minutes)));

const timeFieldOf = {
  'on-the-way': 'onTheWayAt',
  arrived: 'arrivedAt',
  start: 'startedAt',
  done: 'doneAt',
} as const satisfies Record<VisitAction, keyof VisitProgressFields>;

export const visitActionTimes = (
  progress: VisitProgressFields,
): Record<VisitAction, string | null> => ({
  'on-the-way': progress.onTheWayAt,
  arrived: progress.arrivedAt,
  start: progress.startedAt,
  done: progress.doneAt,
});

export const progressAfterAction = (
  progress: VisitProgressFields,
  press: VisitAction,
  at: string,
): VisitProgressFields => ({
  ...progress,
  [timeFieldOf[press]]: progress[timeFieldOf[press]] ?? at,
});

export const statusAfterAction = (press: VisitAction, status: OrderStatus): OrderStatus => {
  if (press === 'start') return 'in_progress';
  return press === 'done' ? 'completed' : status;
};

export const lastVisitAction = (progress: VisitProgressFields): VisitAction | undefined =>
  visitActions.findLast((press) => visitActionTimes(progress)[press] !== null);

export const progressAfterStatus = (
  progress: VisitProgressFields,
  status: OrderStatus,
  at: string,
): VisitProgressFields => {
  if (isCancelled(status)) return progress;
  if (isInProgress(status)) {
    return { ...progress, startedAt: progress.startedAt ?? at, doneAt: null };
  }
  // A visit that was never started in the app has no end time either.
  if (isCompleted(status)) {
    return { ...progress, doneAt: progress.startedAt && (progress.doneAt ?? at) };
  }
  return { ...progress, startedAt: null, doneAt: null };
};

type Visit = { status: OrderStatus; day: string; progress: VisitProgressFields };

/** Undefined: no button left. */
export const nextVisitAction = ({ status, progress }: Visit): VisitAction | undefined => {
  if (!isOpenStatus(status)) return undefined;
  const lastAction = lastVisitAction(progress);
  return visitActions[lastAction === undefined ? 0 : visitActions.indexOf(lastAction) + 1];
};

export type VisitActionRefusal =
  | 'CLOSED'
  | 'CANCELLED'
  | 'OTHER_DAY'
  | 'TOO_EARLY'
  | 'ALREADY'
  | 'NOT_STARTED';

/** `details` of PRESS_REFUSED. `recordedAt`: the same action was recorded before, at this time. */
export const VisitActionRefusedDetails = z.object({
  reason: z.string(),
  recordedAt: z.optional(z.iso.datetime()),
});
export type VisitActionRefusedDetails = z.infer<typeof VisitActionRefusedDetails>;

const hourMs = 60 * 60_000;
/** Buttons work from this many hours before the visit. */
const hoursBefore = 6;
/** Buttons work until this many hours after the planned end, because visits can run late. */
const hoursAfter = 12;

type TimedVisit = Visit & { startMinute: number; minutes: number };

const visitActionWindow = ({
  day,
  startMinute,
  minutes,
}: Pick<TimedVisit, 'day' | 'startMinute' | 'minutes'>) => ({
  from: new Date(instantOfIndiaTime(day, startMinute).getTime() - hoursBefore * hourMs),
  to: new Date(instantOfIndiaTime(day, startMinute + minutes).getTime() + hoursAfter * hourMs),
});

const closedRefusal = (status: OrderStatus): VisitActionRefusal | undefined => {
  if (isCancelled(status)) return 'CANCELLED';
  return isOpenStatus(status) ? undefined : 'CLOSED';
};

export const visitChangeRefusal = (visit: TimedVisit, at: Date): VisitActionRefusal | undefined => {
  const closed = closedRefusal(visit.status);
  if (closed) return closed;
  const { from, to } = visitActionWindow(visit);
  if (at > to) return 'OTHER_DAY';
  if (at >= from) return undefined;
  return indiaDay(at) === visit.day ? 'TOO_EARLY' : 'OTHER_DAY';
};

/** Undefined: allowed. Steps can be skipped, but not undone, and `done` needs a start. */
export const visitActionRefusal = (
  press: VisitAction,
  visit: TimedVisit,
  at: Date,
): VisitActionRefusal | undefined => {
  const refusal = visitChangeRefusal(visit, at);
  if (refusal) return refusal;
  const lastAction = lastVisitAction(visit.progress);
  if (lastAction !== undefined && visitActions.indexOf(press) <= visitActions.indexOf(lastAction))
    return 'ALREADY';
  return press === 'done' && visit.progress.startedAt === null ? 'NOT_STARTED' : undefined;
};

export const declineRefusal = (visit: TimedVisit, at: Date): VisitActionRefusal | undefined => {
  const closed = closedRefusal(visit.status);
  if (closed) return closed;
  if (visit.progress.startedAt !== null) return 'ALREADY';
  return at > visitActionWindow(visit).to ? 'OTHER_DAY' : undefined;
};
