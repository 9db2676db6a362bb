import {
  canMakeBothVisits,
  canServeVisit,
  type DayPlan,
  isReassignable,
  isWithinHours,
  type PlannedVisit,
} from '../src/schedule/plan/day-plan.ts';
import type { Reassignment } from '../src/schedule/plan/planner.ts';

/** Every choice of at most two movable visits and every new beautician, the fewest first. */
export const allReassignments = (day: DayPlan): Reassignment[][] => {
  const single = day.visits
    .filter((visit) => isReassignable(visit, day))
    .flatMap(({ id, beauticianId }) =>
      day.beauticians
        .filter((to) => to.id !== beauticianId)
        .map((to) => ({ visit: id, beauticianId: to.id })),
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
  const beautician = day.beauticians.find(({ id }) => id === visit.beauticianId);
  return (
    beautician !== undefined &&
    canServeVisit(beautician, visit) &&
    isWithinHours(beautician, visit) &&
    day.visits.every(
      (other) =>
        other.id === visit.id ||
        other.beauticianId !== visit.beauticianId ||
        canMakeBothVisits(visit, other, day.travel),
    )
  );
};
