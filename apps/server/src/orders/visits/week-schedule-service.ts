import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { uniqueSorted } from '@haldi/contract/kit/unique-sorted';
import {
  maxListedVisits,
  type VisitNeedingChange,
  type WeekSchedule,
} from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { maxSimultaneousVisitsOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { isClosedDay } from '@haldi/contract/schedule/booking-time-rules';
import {
  type Conflict,
  conflictText,
  salonRuleConflicts,
} from '@haldi/contract/schedule/plan/conflicts';
import type { DayPlan, PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import { planAssignment } from '@haldi/contract/schedule/plan/plan-assignment';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRoster } from '../../roster/service.ts';
import { type PlanningRules, readPlanningRules } from '../../settings/service.ts';
import { readSkillNamesById } from '../../skills/service.ts';
import { readPlannedDays } from '../plan/service.ts';
import { toVisit } from './service.ts';
import { listVisitsNeedingChange, listVisitsOn } from './store.ts';

export type PlanNames = { ofSkill: (id: string) => string; people: readonly Beautician[] };

const nameOf = (people: readonly Beautician[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? 'another beautician';

const conflictsText = (conflicts: readonly Conflict[], { ofSkill, people }: PlanNames): string =>
  conflicts.map((one) => conflictText(one, ofSkill, (id) => nameOf(people, id))).join(', ');

/** Ignores the customer’s requested beautician. */
const replacementsFor = (wanted: PlannedVisit, day: DayPlan, names: PlanNames) => {
  const visit = { ...wanted, requestedBeauticianId: null };
  const candidates = names.people
    .filter(({ active, _id }) => active && _id !== visit.beauticianId)
    .flatMap(({ _id, name }) => {
      const beautician = day.beauticians.find(({ id }) => id === _id);
      return beautician
        ? [{ name, conflicts: planAssignment(beautician, visit, day).conflicts }]
        : [];
    });
  return {
    free: candidates.filter(({ conflicts }) => conflicts.length === 0).map(({ name }) => name),
    others: candidates
      .filter(({ conflicts }) => conflicts.length > 0)
      .map(({ name, conflicts }) => ({ name, why: conflictsText(conflicts, names) })),
  };
};

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const needsChangeReasonText = (
  visit: PlannedVisit,
  day: DayPlan,
  names: PlanNames,
): string => {
  const against = salonRuleConflicts(visit, day).filter(
    ({ kind }) => !visit.accepted.includes(kind),
  );
  if (against.length > 0) return capitalise(conflictsText(against, names));
  const person = names.people.find(({ _id }) => _id === visit.beauticianId);
  const beautician = day.beauticians.find(({ id }) => id === visit.beauticianId);
  if (!person || !beautician) return 'No beautician available';
  return `${person.name}: ${conflictsText(planAssignment(beautician, visit, day).conflicts, names)}`;
};

const readUnfit = async (
  db: Db,
  now: Date,
  rules: PlanningRules,
): Promise<VisitNeedingChange[]> => {
  const rows = await listVisitsNeedingChange(db, now, maxListedVisits);
  if (rows.length === 0) return [];
  const skills = await readSkillNamesById(db);
  const people = await readRoster(db, indiaDay(now), indiaDay(now));
  const names: PlanNames = { ofSkill: (id) => skills.get(id) ?? 'a skill', people };
  const days = await readPlannedDays(db, [...new Set(rows.map(({ day }) => day))], rules, now);
  return rows.flatMap((row) => {
    const plan = days.find(({ day }) => day === row.day)?.plan;
    const visit = plan?.visits.find(({ id }) => id === row.id);
    if (!plan || !visit) return [];
    return {
      ...toVisit(row),
      version: row.version,
      why: needsChangeReasonText(visit, plan, names),
      ...replacementsFor(visit, plan, names),
    };
  });
};

export const readWeekSchedule = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  from: string,
): Promise<WeekSchedule> => {
  const now = clock();
  const week = Array.from({ length: 7 }, (_, place) => addDays(from, place));
  const [rules, roster, rows] = await Promise.all([
    readPlanningRules(db),
    readRoster(db, from, addDays(from, 6)),
    listVisitsOn(db, week),
  ]);
  return {
    today: indiaDay(now),
    days: week.map((day) => ({
      day,
      seats: maxSimultaneousVisitsOn(day, roster, rules),
      isClosed: isClosedDay(day, rules),
    })),
    visits: rows.map(toVisit),
    slots: uniqueSorted([...rules.starts, ...rows.map(({ startMinute }) => startMinute)]).map(
      formatTimeOfDay,
    ),
    needingChange: await readUnfit(db, now, rules),
  };
};
