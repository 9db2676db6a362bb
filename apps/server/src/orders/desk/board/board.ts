import { indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { boardTimeSpan } from '@haldi/contract/orders/desk/board/board-time-span';
import type { Board, BoardPerson, BoardVisit } from '@haldi/contract/orders/desk/board/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { workingHoursOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { isClosedDay } from '@haldi/contract/schedule/booking-time-rules';
import { breaksSalonRules } from '@haldi/contract/schedule/plan/conflicts';
import { type PlannedVisit, withoutVisit } from '@haldi/contract/schedule/plan/day-plan';
import { Planner } from '@haldi/contract/schedule/plan/planner';
import { listTravelLegs } from '@haldi/contract/schedule/plan/travel-legs';
import type { AppContext } from '../../../platform/app-context.ts';
import { readRosterForDays } from '../../../roster/service.ts';
import { readPlanningRules } from '../../../settings/service.ts';
import { readSkillNamesById } from '../../../skills/service.ts';
import { type PlannedDay, readPlannedDay } from '../../plan/service.ts';
import { isVisitUnderWay, toVisit } from '../../visits/service.ts';
import { listVisitsOn, type VisitRow } from '../../visits/store.ts';
import { needsChangeReasonText, type PlanNames } from '../../visits/week-schedule-service.ts';
import { unavailableTexts } from './unavailable-texts.ts';

const freelancerId = (name: string): string => `freelancer:${name}`;

/** The assigned beautician, otherwise the planned one. */
const personIdOf = (
  { beautician, beauticianId }: Pick<VisitRow, 'beautician' | 'beauticianId'>,
  planned: PlannedVisit | undefined,
): string | null => {
  if (beauticianId !== null) return String(beauticianId);
  return beautician === null ? (planned?.beauticianId ?? null) : freelancerId(beautician);
};

/** Null: the visit fits the plan. */
const needsChangeReason = (
  planned: PlannedVisit | undefined,
  { plan, needingChange }: PlannedDay,
  names: PlanNames,
): string | null => {
  if (!planned || !needingChange.has(planned.id) || planned.start < plan.changeableFrom)
    return null;
  if (planned.beauticianId !== null || breaksSalonRules(planned, plan)) {
    return needsChangeReasonText(planned, plan, names);
  }
  const planWithoutVisit = { ...withoutVisit(plan, planned), maxConcurrentVisits: null };
  return unavailableTexts[new Planner(planWithoutVisit).unavailableReason(planned) ?? 'FULL'];
};

const toBoardVisit = (row: VisitRow, read: PlannedDay, names: PlanNames, now: Date): BoardVisit => {
  const planned = read.plan.visits.find(({ id }) => id === row.id);
  return {
    ...toVisit(row),
    version: row.version,
    person: personIdOf(row, planned),
    needingChange: needsChangeReason(planned, read, names),
    isNow: isVisitUnderWay(row, now),
  };
};

/**
 * Working beauticians, then freelancers, then those who are off. Inactive ones only if they have
 * visits.
 */
const peopleOf = (
  roster: readonly Beautician[],
  day: string,
  visits: readonly BoardVisit[],
): BoardPerson[] => {
  const busy = new Set(visits.map(({ person }) => person));
  const people = roster
    .filter(({ _id, active }) => active || busy.has(_id))
    .map((one) => ({
      _id: one._id,
      name: one.name,
      picture: one.picture,
      hours: workingHoursOn(one, day),
      isFreelancer: false,
    }));
  const freelancers = visits
    .filter(({ person, beautician }) => person === freelancerId(beautician))
    .map(({ beautician }) => beautician);
  const isWorkingOrBusy = ({ _id, hours }: BoardPerson): boolean =>
    hours.length > 0 || busy.has(_id);
  return [
    ...people.filter(isWorkingOrBusy),
    ...[...new Set(freelancers)].map((name) => ({
      ...{ _id: freelancerId(name), name, picture: null, hours: [], isFreelancer: true },
    })),
    ...people.filter((one) => !isWorkingOrBusy(one)),
  ];
};

export const readBoard = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  requestedDay: string | undefined,
): Promise<Board> => {
  const now = clock();
  const today = indiaDay(now);
  const day = requestedDay ?? today;
  const rules = await readPlanningRules(db);
  const [read, roster, rows, skills] = await Promise.all([
    readPlannedDay(db, day, rules, now),
    readRosterForDays(db, [day]),
    listVisitsOn(db, [day]),
    readSkillNamesById(db),
  ]);
  const names: PlanNames = { ofSkill: (id) => skills.get(id) ?? 'a skill', people: roster };
  const visits = rows.map((row) => toBoardVisit(row, read, names, now));
  const people = peopleOf(roster, day, visits);
  return {
    day,
    today,
    isClosed: isClosedDay(day, rules),
    slots: rules.starts.map(formatTimeOfDay),
    span: boardTimeSpan({ people, starts: rules.starts, visits: rows }),
    people,
    visits,
    ways: listTravelLegs(read.plan),
  };
};
