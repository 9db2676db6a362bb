import { type Conflict, conflictsWith } from './conflicts.ts';
import {
  type DayPlan,
  endOf,
  type VisitRequest,
  type Worker,
  withChanges,
  withoutVisit,
} from './day-plan.ts';
import { Planner, type Reassignment } from './planner.ts';
import { travelMinutes } from './travel.ts';

/** What it takes to send somebody to a visit because the salon says so. */
export type AssignmentPlan = {
  /** What speaks against it; the salon may override all but BUSY. */
  objections: readonly Conflict[];
  /** Planned visits of hers that others take over. */
  moves: readonly Reassignment[];
};

/** Her planned visits make room where others can take them; what is left speaks against it. */
export const planAssignment = (
  worker: Worker,
  visit: VisitRequest,
  day: DayPlan,
): AssignmentPlan => {
  const moves = new Planner(withoutVisit(day, visit)).roomFor(worker, visit) ?? [];
  return { objections: conflictsWith(worker, visit, withChanges(day, moves)), moves };
};

/** Minutes on the way from her visit before it; nothing when it is her first that day. */
export const minutesAway = (
  worker: Worker,
  visit: VisitRequest,
  day: DayPlan,
): number | undefined => {
  const before = day.visits
    .filter((other) => other.worker === worker.id && other.id !== visit.id)
    .filter((other) => endOf(other) <= visit.start)
    .toSorted((one, other) => one.start - other.start)
    .at(-1);
  return before && travelMinutes(before.place, visit.place, day.travel);
};
