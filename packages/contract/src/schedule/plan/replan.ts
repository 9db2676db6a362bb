import { breaksSalonRules } from './conflicts.ts';
import {
  type BeauticianChange,
  type DayPlan,
  mayPlannerAssign,
  type PlannedVisit,
  withoutVisit,
  withReassignedVisits,
} from './day-plan.ts';
import { Planner } from './planner.ts';

export type Replan = {
  changes: readonly BeauticianChange[];
  /** Ids of visits that no beautician can make. */
  needingChange: readonly string[];
};

/** In the order in which they begin. */
const findInfeasibleVisits = (day: DayPlan): PlannedVisit[] => {
  const planner = new Planner(day);
  return day.visits
    .filter((visit) => visit.start >= day.changeableFrom && !planner.isFeasible(visit))
    .toSorted((one, other) => one.start - other.start);
};

/**
 * The first change that improves the day: a beautician for a misfit, or the time of misfits
 * released.
 */
const nextStep = (
  day: DayPlan,
  infeasible: readonly PlannedVisit[],
): readonly BeauticianChange[] | undefined => {
  // On a closed day or in an area not served, another beautician does not help. Staff decide.
  const reassignable = infeasible.filter((visit) => !breaksSalonRules(visit, day));
  for (const visit of reassignable.filter(mayPlannerAssign)) {
    const placement = new Planner(withoutVisit(day, visit)).findPlacement(visit);
    if (placement)
      return [
        { visit: visit.id, beauticianId: placement.beauticianId },
        ...placement.reassignments,
      ];
  }
  if (reassignable.length === 0) return undefined;
  const releasable = infeasible.filter(
    (visit) => mayPlannerAssign(visit) && visit.beauticianId !== null,
  );
  return releasable.length > 0
    ? releasable.map(({ id }) => ({ visit: id, beauticianId: null }))
    : undefined;
};

const changesBetween = (before: DayPlan, after: DayPlan): BeauticianChange[] =>
  after.visits.flatMap(({ id, beauticianId }, index) =>
    beauticianId === before.visits[index]?.beauticianId ? [] : [{ visit: id, beauticianId }],
  );

/**
 * Reassigns visits that are no longer feasible until nothing more can be placed. Started visits
 * stay. Visits assigned by the salon or with a requested beautician are listed instead. The maximum
 * of simultaneous visits is ignored, because these visits are already sold.
 */
export const replanDay = (before: DayPlan): Replan => {
  let day: DayPlan = { ...before, maxConcurrentVisits: null };
  for (;;) {
    const infeasible = findInfeasibleVisits(day);
    const step = nextStep(day, infeasible);
    if (!step) {
      return {
        changes: changesBetween(before, day),
        needingChange: infeasible.map(({ id }) => id),
      };
    }
    day = withReassignedVisits(day, step);
  }
};
