import { type Conflict, conflictsWith } from './conflicts.ts';
import type { DayPlan, VisitRequest, Worker } from './day-plan.ts';
import { Planner, type Reassignment } from './planner.ts';

/** How one of the roster stands to a visit that somebody asks about. */
export type BeauticianAvailability = {
  worker: Worker;
  /** What speaks against her, the weightiest first; nothing: she is free. */
  objections: readonly Conflict[];
  /** The changes of hands with which she makes it, none where she is free; nothing: she cannot. */
  moves: readonly Reassignment[] | undefined;
};

export type AvailabilityExplanation = {
  /** As many visits go on then as the salon allows at a time. */
  isCrowded: boolean;
  /** In the order of the roster. */
  people: BeauticianAvailability[];
};

/** Why a visit finds somebody or nobody, person by person, as the planner sees it. */
export const explainAvailability = (
  asked: Omit<VisitRequest, 'askedFor'>,
  day: DayPlan,
): AvailabilityExplanation => {
  const wanted: VisitRequest = { ...asked, askedFor: null };
  const planner = new Planner(day);
  return {
    isCrowded: planner.isCrowded(wanted),
    people: day.workers.map((worker) => ({
      worker,
      objections: conflictsWith(worker, wanted, day),
      moves: planner.movesWith(worker, wanted),
    })),
  };
};

/** Whether a customer gets it, as far as the plan goes: somebody is free, or others make room. */
export const isBookable = ({ isCrowded, people }: AvailabilityExplanation): boolean =>
  !isCrowded && people.some(({ moves }) => moves !== undefined);
