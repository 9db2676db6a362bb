import type { DayPlan, WantedVisit, Worker } from './day-plan.ts';
import { type Objection, objectionsTo } from './objections.ts';
import { type Move, Planner } from './planner.ts';

/** How one of the roster stands to a visit that somebody asks about. */
export type PersonWhy = {
  worker: Worker;
  /** What speaks against her, the weightiest first; nothing: she is free. */
  objections: readonly Objection[];
  /** The changes of hands with which she makes it, none where she is free; nothing: she cannot. */
  moves: readonly Move[] | undefined;
};

export type Why = {
  /** As many visits go on then as the salon allows at a time. */
  isCrowded: boolean;
  /** In the order of the roster. */
  people: PersonWhy[];
};

/** Why a visit finds somebody or nobody, person by person, as the planner sees it. */
export const whyPersonByPerson = (asked: Omit<WantedVisit, 'askedFor'>, day: DayPlan): Why => {
  const wanted: WantedVisit = { ...asked, askedFor: null };
  const planner = new Planner(day);
  return {
    isCrowded: planner.isCrowded(wanted),
    people: day.workers.map((worker) => ({
      worker,
      objections: objectionsTo(worker, wanted, day),
      moves: planner.movesWith(worker, wanted),
    })),
  };
};

/** Whether a customer gets it, as far as the plan goes: somebody is free, or others make room. */
export const findsSomebody = ({ isCrowded, people }: Why): boolean =>
  !isCrowded && people.some(({ moves }) => moves !== undefined);
