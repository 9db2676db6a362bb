import { type Conflict, findBeauticianConflicts } from './conflicts.ts';
import {
  type DayPlan,
  type PlanBeautician,
  type VisitRequest,
  visitEndMinute,
  withoutVisit,
  withReassignedVisits,
} from './day-plan.ts';
import { Planner, type Reassignment } from './planner.ts';
import { travelMinutes } from './travel-time.ts';

export type AssignmentPlan = {
  /** The salon can override all but BUSY. */
  conflicts: readonly Conflict[];
  reassignments: readonly Reassignment[];
};

/** Planned visits of the beautician are given to others where possible; the rest are conflicts. */
export const planAssignment = (
  beautician: PlanBeautician,
  visit: VisitRequest,
  day: DayPlan,
): AssignmentPlan => {
  const reassignments =
    new Planner(withoutVisit(day, visit)).reassignmentsToFree(beautician, visit) ?? [];
  return {
    conflicts: findBeauticianConflicts(beautician, visit, withReassignedVisits(day, reassignments)),
    reassignments,
  };
};

/** Travel time from the previous visit; undefined for the first visit of the day. */
export const travelMinutesFromPreviousVisit = (
  beautician: PlanBeautician,
  visit: VisitRequest,
  day: DayPlan,
): number | undefined => {
  const before = day.visits
    .filter((other) => other.beauticianId === beautician.id && other.id !== visit.id)
    .filter((other) => visitEndMinute(other) <= visit.start)
    .toSorted((one, other) => one.start - other.start)
    .at(-1);
  return before && travelMinutes(before.location, visit.location, day.travel);
};
