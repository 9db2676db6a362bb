import {
  type DayPlan,
  goesThere,
  goTogether,
  isMovable,
  isWithinHours,
  type PlannedVisit,
} from '../src/schedule/plan/day-plan.ts';
import type { Move } from '../src/schedule/plan/planner.ts';

/** Every choice of at most two movable visits and every new holder, the fewest first. */
export const everyChoice = (day: DayPlan): Move[][] => {
  const single = day.visits
    .filter((visit) => isMovable(visit, day))
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
export const canBeMade = (visit: PlannedVisit, day: DayPlan): boolean => {
  const holder = day.workers.find(({ id }) => id === visit.worker);
  return (
    holder !== undefined &&
    goesThere(holder, visit) &&
    isWithinHours(holder, visit) &&
    day.visits.every(
      (other) =>
        other.id === visit.id ||
        other.worker !== visit.worker ||
        goTogether(visit, other, day.travel),
    )
  );
};
