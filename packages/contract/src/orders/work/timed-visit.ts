import { indiaDay } from '../../kit/dates.ts';
import { minuteOf } from '../../kit/time-of-day.ts';
import { isCompleted } from '../status.ts';
import { workRefusal } from './progress.ts';
import type { WorkVisit } from './schema.ts';

/** A visit with the minutes by which its buttons are allowed. */
export const timedVisit = ({ status, progress, day, slot, minutes }: WorkVisit) => ({
  status,
  progress,
  day,
  startMinute: minuteOf(slot),
  minutes,
});

/** Whether the buttons of a visit can be pressed now. */
export const canWorkOn = (visit: WorkVisit, now: Date): boolean =>
  workRefusal(timedVisit(visit), now) === undefined;

const isDoneOn = ({ status, progress: { doneAt } }: WorkVisit, day: string): boolean =>
  isCompleted(status) && doneAt !== null && indiaDay(new Date(doneAt)) === day;

/** Whether a visit belongs in the list of today: a late one also after midnight. */
export const isShownToday = (visit: WorkVisit, now: Date): boolean => {
  const today = indiaDay(now);
  if (visit.day >= today) return visit.day === today;
  return canWorkOn(visit, now) || isDoneOn(visit, today);
};
