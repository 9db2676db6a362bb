import { type Conflict, findBeauticianConflicts } from './conflicts.ts';
import type { DayPlan, VisitRequest, Worker } from './day-plan.ts';
import { Planner, type Reassignment } from './planner.ts';

export type BeauticianAvailability = {
  worker: Worker;
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
    people: day.workers.map((worker) => ({
      worker,
      conflicts: findBeauticianConflicts(worker, wanted, day),
      reassignments: planner.reassignmentsFor(worker, wanted),
    })),
  };
};

/** A beautician is available, possibly after reassignments, and the limit is not reached. */
export const isBookable = ({ isLimitReached, people }: AvailabilityExplanation): boolean =>
  !isLimitReached && people.some(({ reassignments }) => reassignments !== undefined);
