import {
  canMakeBothVisits,
  canServeVisit,
  type DayPlan,
  isReassignable,
  isWithinHours,
  type PlannedVisit,
} from '../src/schedule/plan/day-plan.ts';
import type { Reassignment } from '../src/schedule/plan/planner.ts';

/** Every choice of at most two movable visits and every new worker, the fewest first. */
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

/** Whether the assigned beautician can serve the visit next to their other visits that day. */
export const isFeasible = (visit: PlannedVisit, day: DayPlan): boolean => {
  const worker = day.workers.find(({ id }) => id === visit.worker);
  return (
    worker !== undefined &&
    canServeVisit(worker, visit) &&
    isWithinHours(worker, visit) &&
    day.visits.every(
      (other) =>
        other.id === visit.id ||
        other.worker !== visit.worker ||
        canMakeBothVisits(visit, other, day.travel),
    )
  );
};
