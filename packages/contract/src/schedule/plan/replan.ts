import type { DayPlan, PlannedVisit } from './day-plan.ts';
import { type Move, Planner } from './planner.ts';

export type Replan = {
  /** Which visits change hands. */
  moves: readonly Move[];
  /** The ids of those that nobody makes. */
  unfit: readonly string[];
};

/** The plan may look for somebody: nobody is named, and nobody was asked for. */
const isOpenToAll = ({ isAssigned, askedFor }: PlannedVisit): boolean =>
  !isAssigned && askedFor === null;

const withMoves = (visits: readonly PlannedVisit[], moves: readonly Move[]): PlannedVisit[] =>
  visits.map((visit) => {
    const move = moves.find((one) => one.visit === visit.id);
    return move ? { ...visit, worker: move.worker } : visit;
  });

/**
 * Gives visits that no longer fit to somebody else, one after the other and in the order in which
 * they begin, until nothing more can be placed. What began before `from` is left as it is: it is too
 * late to send anybody else.
 */
export const replan = (day: DayPlan, from = 0): Replan => {
  let { visits } = day;
  const needsHelp = (planner: Planner, visit: PlannedVisit): boolean =>
    visit.start >= from && !planner.isFeasible(visit);
  for (;;) {
    const planner = new Planner({ ...day, visits });
    const helped = visits
      .filter((visit) => isOpenToAll(visit) && needsHelp(planner, visit))
      .toSorted((one, other) => one.start - other.start)
      .map((visit) => ({ visit, placement: new Planner(without(day, visits, visit)).place(visit) }))
      .find(({ placement }) => placement);
    if (!helped?.placement) {
      return {
        moves: changesBetween(day.visits, visits),
        unfit: visits.filter((visit) => needsHelp(planner, visit)).map(({ id }) => id),
      };
    }
    const { worker, moves } = helped.placement;
    visits = withMoves(visits, [{ visit: helped.visit.id, worker }, ...moves]);
  }
};

const without = (day: DayPlan, visits: readonly PlannedVisit[], visit: PlannedVisit): DayPlan => ({
  ...day,
  visits: visits.filter(({ id }) => id !== visit.id),
});

const changesBetween = (before: readonly PlannedVisit[], now: readonly PlannedVisit[]): Move[] =>
  now.flatMap(({ id, worker }, n) =>
    worker !== null && worker !== before[n]?.worker ? [{ visit: id, worker }] : [],
  );
