import { type DayPlan, endOf, type WantedVisit, type Worker } from './day-plan.ts';
import { type Objection, objectionsTo } from './objections.ts';
import { type Move, Planner } from './planner.ts';
import { travelMinutes } from './travel.ts';

/** What it takes to send somebody to a visit because the salon says so. */
export type Sending = {
  /** What speaks against it; the salon may override all but BUSY. */
  objections: readonly Objection[];
  /** Planned visits of hers that others take over. */
  moves: readonly Move[];
};

/** She does everything, everywhere and at any hour: only her other visits are in the way. */
const unbound = (worker: Worker): Worker => ({
  ...worker,
  skills: [],
  hours: [{ from: 0, to: Number.POSITIVE_INFINITY }],
  areas: [],
  apartFrom: [],
});

/** The changes of hands that give her the time for it, if there are such. */
const movesFor = (
  worker: Worker,
  visit: WantedVisit,
  day: DayPlan,
): readonly Move[] | undefined => {
  const workers = day.workers.map((one) => (one.id === worker.id ? unbound(one) : one));
  const planner = new Planner({ ...day, workers, mostAtATime: null });
  const placement = planner.place({ ...visit, askedFor: worker.id });
  const isGivenMore = placement?.moves.some((move) => move.worker === worker.id) ?? true;
  return isGivenMore ? undefined : placement?.moves;
};

/** Her planned visits make room where others can take them; what is left speaks against it. */
export const sendingOf = (worker: Worker, visit: WantedVisit, day: DayPlan): Sending => {
  const rest = { ...day, visits: day.visits.filter(({ id }) => id !== visit.id) };
  const objections = objectionsTo(worker, visit, rest);
  const moves = movesFor(worker, visit, rest);
  if (!moves) return { objections, moves: [] };
  const isOfHerself = ({ kind }: Objection): boolean => kind !== 'BUSY' && kind !== 'TRAVEL';
  return { objections: objections.filter(isOfHerself), moves };
};

/** Minutes on the way from her visit before it; nothing when it is her first that day. */
export const minutesAway = (
  worker: Worker,
  visit: WantedVisit,
  day: DayPlan,
): number | undefined => {
  const before = day.visits
    .filter((other) => other.worker === worker.id && other.id !== visit.id)
    .filter((other) => endOf(other) <= visit.start)
    .toSorted((one, other) => one.start - other.start)
    .at(-1);
  return before && travelMinutes(before.place, visit.place, day.travel);
};
