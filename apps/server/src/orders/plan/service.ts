import type { Address } from '@haldi/contract/accounts/addresses/address';
import { pincodesServedOn } from '@haldi/contract/areas/area-rules';
import { indiaDay, indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import { toPlanBeautician } from '@haldi/contract/roster/working-hours-and-capacity';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import { isClosedDay } from '@haldi/contract/schedule/booking-time-rules';
import { stillAcceptedConflicts } from '@haldi/contract/schedule/plan/conflicts';
import {
  type DayPlan,
  type PlannedVisit,
  type VisitRequest,
  withReassignedVisits,
} from '@haldi/contract/schedule/plan/day-plan';
import { findDayPlanProblems } from '@haldi/contract/schedule/plan/plan-problems';
import { type Placement, Planner } from '@haldi/contract/schedule/plan/planner';
import { type Replan, replanDay } from '@haldi/contract/schedule/plan/replan';
import type { VisitLocation } from '@haldi/contract/schedule/plan/travel-time';
import type { UnavailableReason } from '@haldi/contract/schedule/plan/unavailable-reason';
import type { Db } from '../../platform/database/database.ts';
import { type PlannedBeautician, readPlannedRoster } from '../../roster/service.ts';
import { type PlanningRules, readPlanningRules } from '../../settings/service.ts';
import type { OrderRow, orderServices, VisitRow } from '../tables.ts';
import * as store from './store.ts';

export { lockPlannedDays, lockRoster } from './day-and-roster-lock-store.ts';
export { findVisit, insertVisit, updateVisit, type VisitWithSkills } from './store.ts';

type LocationColumns = Pick<
  Address,
  'street' | 'apartmentNumber' | 'pincode' | 'latitude' | 'longitude'
>;

export const planningRulesWithoutAreas: Pick<PlanningRules, 'areaIds'> = { areaIds: new Map() };

export const toVisitLocation = (
  { street, apartmentNumber, pincode, latitude, longitude }: LocationColumns,
  { areaIds }: Pick<PlanningRules, 'areaIds'>,
): VisitLocation => ({
  // Lazy: hashing is needed for few visits of a day.
  get address() {
    return hashAddress({ street, apartmentNumber, pincode });
  },
  pincode,
  area: areaIds.get(pincode) ?? null,
  latitude,
  longitude,
});

const idOf = (id: number | null): string | null => (id === null ? null : String(id));

type Line = Pick<typeof orderServices.$inferSelect, 'skillId'>;

export const listNeededSkills = (lines: readonly Line[]): number[] => [
  ...new Set(lines.flatMap(({ skillId }) => skillId ?? [])),
];

const toPlanned = (
  row: Omit<
    store.OpenVisitRow,
    'day' | 'needsChange' | 'excludedBeauticianIds' | 'declinedBeauticianIds'
  >,
  rules: Pick<PlanningRules, 'areaIds'>,
): PlannedVisit => ({
  id: row.id,
  start: row.start,
  minutes: row.minutes,
  location: toVisitLocation(row, rules),
  skills: row.skills.map(String),
  customer: row.customer,
  requestedBeauticianId: idOf(row.requestedBeauticianId),
  previousBeauticianIds: [],
  beauticianId: idOf(row.beauticianId),
  isAssigned: row.isAssigned,
  accepted: row.accepted,
});

export const toPlannedVisit = (
  order: OrderRow,
  row: store.VisitWithSkills,
  rules: Pick<PlanningRules, 'areaIds'>,
): { visit: PlannedVisit; needsChange: boolean } => ({
  needsChange: row.needsChange,
  visit: toPlanned(
    {
      ...order,
      ...row,
      id: order.id,
      start: row.startMinute,
      customer: order.userId,
      isAssigned: order.beautician !== null,
    },
    rules,
  ),
});

/** The first minute of a day that is still in the future. */
const nextMinute = (day: string, now: Date): number => {
  const today = indiaDay(now);
  if (day !== today) return day < today ? Number.POSITIVE_INFINITY : 0;
  return indiaMinuteOfDay(now) + 1;
};

export type PlannedDay = { day: string; plan: DayPlan; needingChange: ReadonlySet<string> };

const excludedCustomerIdsOf = (
  { _id }: Pick<PlannedBeautician, '_id'>,
  visits: readonly Pick<store.OpenVisitRow, 'customer' | 'excludedBeauticianIds'>[],
): string[] =>
  visits.flatMap(({ customer, excludedBeauticianIds }) =>
    customer !== null && excludedBeauticianIds.includes(Number(_id)) ? [customer] : [],
  );

const declinedVisitIdsOf = (
  { _id }: Pick<PlannedBeautician, '_id'>,
  visits: readonly Pick<store.OpenVisitRow, 'id' | 'declinedBeauticianIds'>[],
): string[] =>
  visits.flatMap((visit) => (visit.declinedBeauticianIds.includes(Number(_id)) ? [visit.id] : []));

type Rules = Pick<
  PlanningRules,
  'maxConcurrentVisits' | 'travel' | 'areaIds' | 'areas' | 'closedDays' | 'closedWeekdays'
>;

type DayRows = {
  days: readonly string[];
  roster: PlannedBeautician[];
  openVisits: store.OpenVisitRow[];
};

/** Callers that change the days must hold their locks. */
export const readDayRows = async (db: Db, days: readonly string[]): Promise<DayRows> => {
  const [roster, openVisits] = await Promise.all([
    readPlannedRoster(db, days),
    store.listOpenVisits(db, days),
  ]);
  return { days, roster, openVisits };
};

export const toPlannedDays = (
  { days, roster, openVisits }: DayRows,
  rules: Rules,
  now: Date,
): PlannedDay[] => {
  const rows = Map.groupBy(openVisits, ({ day }) => day);
  return days.map((day) => {
    const visits = rows.get(day) ?? [];
    const visitsWithExclusions = visits.filter(
      ({ excludedBeauticianIds }) => excludedBeauticianIds.length > 0,
    );
    const visitsWithDeclines = visits.filter((visit) => visit.declinedBeauticianIds.length > 0);
    return {
      day,
      plan: {
        beauticians: roster.map((beautician) => ({
          ...toPlanBeautician(beautician, day),
          excludedCustomers: excludedCustomerIdsOf(beautician, visitsWithExclusions),
          declinedVisits: declinedVisitIdsOf(beautician, visitsWithDeclines),
        })),
        visits: visits.map((visit) => toPlanned(visit, rules)),
        maxConcurrentVisits: rules.maxConcurrentVisits,
        travel: rules.travel,
        isClosed: isClosedDay(day, rules),
        servedPincodes: pincodesServedOn(day, rules.areas),
        changeableFrom: nextMinute(day, now),
      },
      needingChange: new Set(visits.filter(({ needsChange }) => needsChange).map(({ id }) => id)),
    };
  });
};

export const readPlannedDays = async (
  db: Db,
  days: readonly string[],
  rules: Rules,
  now: Date,
): Promise<PlannedDay[]> => toPlannedDays(await readDayRows(db, days), rules, now);

export const readPlannedDay = async (
  db: Db,
  day: string,
  rules: Rules,
  now: Date,
): Promise<PlannedDay> => {
  const [read] = await readPlannedDays(db, [day], rules, now);
  if (!read) throw new Error(`${day} was not read`);
  return read;
};

export const findPlacement = (
  plan: DayPlan,
  wanted: VisitRequest,
): { placement: Placement } | { reason: UnavailableReason } => {
  const planner = new Planner(plan);
  const placement = planner.findPlacement(wanted);
  return placement ? { placement } : { reason: planner.unavailableReason(wanted) ?? 'FULL' };
};

export type VisitPlan = { orderId: string } & Partial<
  Pick<VisitRow, 'beauticianId' | 'accepted' | 'needsChange'>
>;

export const computeVisitPlans = (
  { plan, needingChange }: PlannedDay,
  decide: (day: DayPlan) => Replan,
): { changes: VisitPlan[]; newlyNeedingChange: string[] } => {
  const result = decide(plan);
  const day = withReassignedVisits(plan, result.changes);
  const listed = new Set(result.needingChange);
  const changes = day.visits.flatMap((visit, place): VisitPlan[] => {
    const isMoved = visit.beauticianId !== plan.visits[place]?.beauticianId;
    const accepted = stillAcceptedConflicts(visit, day);
    const needsChange = listed.has(visit.id);
    const isSame =
      !isMoved &&
      accepted.length === visit.accepted.length &&
      needsChange === needingChange.has(visit.id);
    if (isSame) return [];
    const beauticianId = visit.beauticianId === null ? null : Number(visit.beauticianId);
    return [{ orderId: visit.id, beauticianId, accepted, needsChange }];
  });
  return {
    changes,
    newlyNeedingChange: result.needingChange.filter((id) => !needingChange.has(id)),
  };
};

export const saveVisitPlans = async (tx: Db, plans: readonly VisitPlan[]): Promise<void> => {
  for (const { orderId, ...plan } of plans) await store.updateVisit(tx, orderId, plan);
};

export type ReplanResult = { changed: string[]; newlyNeedingChange: string[] };

/**
 * Replans all days from today, or those that `only` selects. The caller holds the roster lock or
 * the locks of these days.
 */
export const replanVisits = async (
  tx: Db,
  now: Date,
  only?: (day: string) => boolean,
  decide = replanDay,
): Promise<ReplanResult> => {
  const planned = await store.listPlannedDays(tx, indiaDay(now), 'all');
  const days = only ? planned.filter(only) : planned;
  const rules = await readPlanningRules(tx);
  const replanned: ReplanResult = { changed: [], newlyNeedingChange: [] };
  for (const read of await readPlannedDays(tx, days, rules, now)) {
    const { changes, newlyNeedingChange } = computeVisitPlans(read, decide);
    await saveVisitPlans(tx, changes);
    replanned.changed.push(...changes.map(({ orderId }) => orderId));
    replanned.newlyNeedingChange.push(...newlyNeedingChange);
  }
  return replanned;
};

export const replanAndListNewlyNeedingChange = async (
  ...args: Parameters<typeof replanVisits>
): Promise<ReplanResult['newlyNeedingChange']> => (await replanVisits(...args)).newlyNeedingChange;

export const listDaysNeedingChange = (tx: Db, from: string): Promise<string[]> =>
  store.listPlannedDays(tx, from, 'needingChange');

/** Always empty, unless there is a bug. Used by tests and `verify`. */
export const findPlanProblems = async (db: Db, now: Date): Promise<string[]> => {
  const days = await store.listPlannedDays(db, indiaDay(now), 'all');
  const read = await readPlannedDays(db, days, await readPlanningRules(db), now);
  return read.flatMap(({ day, plan, needingChange }) =>
    findDayPlanProblems(plan, needingChange).map(
      ({ visit, problem }) => `${day}: order ${visit} ${problem}`,
    ),
  );
};

export const isSkillNeededByVisits = store.isSkillNeededByVisits;
