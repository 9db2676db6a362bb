import { indiaDay } from '../../kit/dates.ts';
import { parseTimeOfDay } from '../../kit/time-of-day.ts';
import { isCompleted } from '../status.ts';
import type { WorkVisit } from './schema.ts';
import { visitChangeRefusal } from './visit-actions.ts';

export const toTimedVisit = ({ status, progress, day, slot, minutes }: WorkVisit) => ({
  status,
  progress,
  day,
  startMinute: parseTimeOfDay(slot),
  minutes,
});

export const areVisitActionsAllowed = (visit: WorkVisit, now: Date): boolean =>
  visitChangeRefusal(toTimedVisit(visit), now) === undefined;

const wasDoneOn = ({ status, progress: { doneAt } }: WorkVisit, day: string): boolean =>
  isCompleted(status) && doneAt !== null && indiaDay(new Date(doneAt)) === day;

export const isWorkVisitShownToday = (visit: WorkVisit, now: Date): boolean => {
  const today = indiaDay(now);
  if (visit.day >= today) return visit.day === today;
  return areVisitActionsAllowed(visit, now) || wasDoneOn(visit, today);
};
