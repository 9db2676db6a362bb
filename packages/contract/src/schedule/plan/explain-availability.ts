import { type Conflict, findBeauticianConflicts } from './conflicts.ts';
import type { DayPlan, PlanBeautician, VisitRequest } from './day-plan.ts';
import { Planner, type Reassignment } from './planner.ts';

export type BeauticianAvailability = {
  beautician: PlanBeautician;
  /** Most severe first; empty: free. */
  conflicts: readonly Conflict[];
  /** Reassignments that make the visit possible; empty: free; undefined: impossible. */
  reassignments: readonly Reassignment[] | undefined;
};

export type AvailabilityExplanation = {
  /** The maximum visits at the same time is reached. */
  isLimitReached: boolean;
  /** In roster order. */
  people: BeauticianAvailability[];
};

export const explainAvailability = (
  request: Omit<VisitRequest, 'requestedBeauticianId'>,
  day: DayPlan,
): AvailabilityExplanation => {
  const wanted: VisitRequest = { ...request, requestedBeauticianId: null };
  const planner = new Planner(day);
  return {
    isLimitReached: planner.isLimitReached(wanted),
    people: day.beauticians.map((beautician) => ({
      beautician,
      conflicts: findBeauticianConflicts(beautician, wanted, day),
      reassignments: planner.reassignmentsFor(beautician, wanted),
    })),
  };
};

/** A beautician is available, possibly after reassignments, and the limit is not reached. */
export const isBookable = ({ isLimitReached, people }: AvailabilityExplanation): boolean =>
  !isLimitReached && people.some(({ reassignments }) => reassignments !== undefined);
