import { breaksSalonRules } from './conflicts.ts';
import {
  type DayPlan,
  isPlannable,
  type PlannedVisit,
  type WorkerChange,
  withChanges,
  withoutVisit,
} from './day-plan.ts';
import { Planner } from './planner.ts';

export type Replan = {
  /** Which visits change hands. */
  changes: readonly WorkerChange[];
  /** The ids of those that nobody can make. */
  unfit: readonly string[];
};

/** The visits that nobody makes as things stand, in the order in which they begin. */
const misfitsOf = (day: DayPlan): PlannedVisit[] => {
  const planner = new Planner(day);
  return day.visits
    .filter((visit) => visit.start >= day.changeableFrom && !planner.isFeasible(visit))
    .toSorted((one, other) => one.start - other.start);
};

/** The first step that betters the day: somebody for a misfit, or her time given back to the plan. */
const nextStep = (
  day: DayPlan,
  misfits: readonly PlannedVisit[],
): readonly WorkerChange[] | undefined => {
  // Nobody else can make a visit on a closed day or in an area not served: staff decide.
  const others = misfits.filter((visit) => !breaksSalonRules(visit, day));
  for (const visit of others.filter(isPlannable)) {
    const placement = new Planner(withoutVisit(day, visit)).place(visit);
    if (placement) return [{ visit: visit.id, worker: placement.worker }, ...placement.moves];
  }
  if (others.length === 0) return undefined;
  const held = misfits.filter((visit) => isPlannable(visit) && visit.worker !== null);
  return held.length > 0 ? held.map(({ id }) => ({ visit: id, worker: null })) : undefined;
};

const changesBetween = (before: DayPlan, now: DayPlan): WorkerChange[] =>
  now.visits.flatMap(({ id, worker }, place) =>
    worker === before.visits[place]?.worker ? [] : [{ visit: id, worker }],
  );

/**
 * Gives visits that no longer fit to somebody else, until nothing more can be placed. What has begun
 * is left as it is: it is too late to send anybody else. Whom the salon has named or the customer has
 * asked for stays, and the visit is listed. They are sold: how many go on at a time is no matter.
 */
export const replan = (before: DayPlan): Replan => {
  let day: DayPlan = { ...before, mostAtATime: null };
  for (;;) {
    const misfits = misfitsOf(day);
    const step = nextStep(day, misfits);
    if (!step) {
      return { changes: changesBetween(before, day), unfit: misfits.map(({ id }) => id) };
    }
    day = withChanges(day, step);
  }
};
