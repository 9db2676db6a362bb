import {
  canMakeBoth,
  canServeVisit,
  type DayPlan,
  isReassignable,
  isWithinHours,
  type PlannedVisit,
} from '../src/schedule/plan/day-plan.ts';
import type { Reassignment } from '../src/schedule/plan/planner.ts';

/** Every choice of at most two movable visits and every new holder, the fewest first. */
export const allReassignments = (day: DayPlan): Reassignment[][] => {
  const single = day.visits
    .filter((visit) => isReassignable(visit, day))
    .flatMap(({ id, worker }) =>
      day.workers.filter((to) => to.id !== worker).map((to) => ({ visit: id, worker: to.id })),
    );
  const pairs = single.flatMap((one, n) =>
    single
      .slice(n + 1)
      .filter(({ visit }) => visit !== one.visit)
      .map((other) => [one, other]),
  );
  return [[], ...single.map((one) => [one]), ...pairs];
};

/** Whether whoever has a visit can make it beside all others that she has that day. */
export const isFeasible = (visit: PlannedVisit, day: DayPlan): boolean => {
  const holder = day.workers.find(({ id }) => id === visit.worker);
  return (
    holder !== undefined &&
    canServeVisit(holder, visit) &&
    isWithinHours(holder, visit) &&
    day.visits.every(
      (other) =>
        other.id === visit.id ||
        other.worker !== visit.worker ||
        canMakeBoth(visit, other, day.travel),
    )
  );
};
