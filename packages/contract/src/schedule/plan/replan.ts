import type { DayPlan, PlannedVisit } from './day-plan.ts';
import { Planner } from './planner.ts';

export type Replan = {
  /** Which visits change hands; null: nobody has it any more. */
  changes: readonly { visit: string; worker: string | null }[];
  /** The ids of those that nobody can make. */
  unfit: readonly string[];
};

type Holder = { visit: string; worker: string | null };

/** The plan may look for somebody: nobody is named, and nobody was asked for. */
const isOpenToAll = ({ isAssigned, askedFor }: PlannedVisit): boolean =>
  !isAssigned && askedFor === null;

const withHolders = (
  visits: readonly PlannedVisit[],
  holders: readonly Holder[],
): readonly PlannedVisit[] =>
  visits.map((visit) => {
    const holder = holders.find((one) => one.visit === visit.id);
    return holder ? { ...visit, worker: holder.worker } : visit;
  });

const without = (day: DayPlan, { id }: PlannedVisit): DayPlan => ({
  ...day,
  visits: day.visits.filter((other) => other.id !== id),
});

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
): readonly Holder[] | undefined => {
  const open = misfits.filter(isOpenToAll);
  for (const visit of open) {
    const placement = new Planner(without(day, visit)).place(visit);
    if (placement) return [{ visit: visit.id, worker: placement.worker }, ...placement.moves];
  }
  const held = open.filter(({ worker }) => worker !== null);
  return held.length > 0 ? held.map(({ id }) => ({ visit: id, worker: null })) : undefined;
};

/**
 * Gives visits that no longer fit to somebody else, until nothing more can be placed. What has begun
 * is left as it is: it is too late to send anybody else. Whom the salon has named or the customer has
 * asked for stays, and the visit is listed.
 */
export const replan = (before: DayPlan): Replan => {
  let day = before;
  for (;;) {
    const misfits = misfitsOf(day);
    const step = nextStep(day, misfits);
    if (!step) {
      const changes = day.visits.flatMap(({ id, worker }, place) =>
        worker === before.visits[place]?.worker ? [] : [{ visit: id, worker }],
      );
      return { changes, unfit: misfits.map(({ id }) => id) };
    }
    day = { ...day, visits: withHolders(day.visits, step) };
  }
};
