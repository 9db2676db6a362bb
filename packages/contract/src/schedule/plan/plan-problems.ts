import { breaksSalonRules } from './conflicts.ts';
import { type DayPlan, mayPlannerAssign, type PlannedVisit, withoutVisit } from './day-plan.ts';
import { Planner } from './planner.ts';

export type PlanProblem = {
  visit: string;
  problem:
    | 'is on a closed day and not listed'
    | 'is in an area that is not served and not listed'
    | 'is not feasible and not listed'
    | 'is listed although feasible'
    | 'is listed although it can be planned';
};

const canBePlanned = (day: DayPlan, visit: PlannedVisit): boolean => {
  if (!mayPlannerAssign(visit) || breaksSalonRules(visit, day)) return false;
  const rest = { ...withoutVisit(day, visit), maxConcurrentVisits: null };
  return new Planner(rest).findPlacement(visit) !== undefined;
};

const problemOfUnlisted = (day: DayPlan, visit: PlannedVisit): PlanProblem['problem'] => {
  if (!breaksSalonRules(visit, day)) return 'is not feasible and not listed';
  return day.isClosed
    ? 'is on a closed day and not listed'
    : 'is in an area that is not served and not listed';
};

/**
 * Every future visit must be feasible, or accepted, or listed; listed visits must not be plannable.
 */
export const findDayPlanProblems = (day: DayPlan, listed: ReadonlySet<string>): PlanProblem[] => {
  const planner = new Planner(day);
  return day.visits
    .filter(({ start }) => start >= day.changeableFrom)
    .flatMap((visit): PlanProblem[] => {
      const fits = planner.isFeasible(visit);
      if (!listed.has(visit.id)) {
        return fits ? [] : [{ visit: visit.id, problem: problemOfUnlisted(day, visit) }];
      }
      if (fits) return [{ visit: visit.id, problem: 'is listed although feasible' }];
      if (!canBePlanned(day, visit)) return [];
      return [{ visit: visit.id, problem: 'is listed although it can be planned' }];
    });
};
