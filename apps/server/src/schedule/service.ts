import { addDays, countDaysBetween, indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { uniqueSorted } from '@haldi/contract/kit/unique-sorted';
import { defaultServiceMinutes } from '@haldi/contract/orders/service-line-totals';
import { longestVisitMinutes } from '@haldi/contract/roster/working-hours-and-capacity';
import {
  type DayAvailability,
  findFirstFreeTime,
  listSlotAvailability,
  type SlotAvailability,
  type UnscheduledVisit,
} from '@haldi/contract/schedule/availability';
import {
  type BeauticianAbility,
  type CartSplit,
  splitCartIntoVisits,
} from '@haldi/contract/schedule/cart-split';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { VisitQuery } from '@haldi/contract/schedule/visit-query-parameters';
import { readServiceRequirements } from '../catalogue/service.ts';
import { readPlannedDay, readPlannedDays } from '../orders/plan/service.ts';
import {
  createBeauticianExclusionFilter,
  requireRequestableBeautician,
} from '../orders/preferences/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { createMinuteCache } from '../platform/cache/promise-cache.ts';
import type { Db } from '../platform/database/database.ts';
import { readRoster } from '../roster/service.ts';
import { type PlanningRules, readPlanningRules } from '../settings/service.ts';

/**
 * Cached answers end with each message on `ordersTopic`. Placing an order reads the day itself,
 * under a lock.
 */
export const createBookingContext = (
  context: Pick<AppContext, 'db' | 'live' | 'clock'>,
  ordersTopic: string,
) => {
  const { db, clock } = context;
  const cached = createMinuteCache(context, ['content-changed', ordersTopic]);
  return { db, clock, cached, rules: () => cached('rules', () => readPlanningRules(db)) };
};
export type BookingContext = ReturnType<typeof createBookingContext>;

export type AvailabilityQuery = VisitQuery & {
  duration?: number | undefined;
  /** Only the times of this beautician, who must have visited the customer before. */
  beautician?: string | undefined;
  /** Null: anonymous. */
  customer?: string | null | undefined;
  /** Staff ask for another customer, who agrees to the beautician, as to a free repeat visit. */
  anyBeautician?: boolean | undefined;
  byPhone?: 'true' | undefined;
  at?: string | undefined;
};

/** Slots and the minimum notice are for customers. */
const rulesFor = ({ byPhone, at }: AvailabilityQuery, rules: PlanningRules): PlanningRules => ({
  ...rules,
  ...(byPhone && { noticeMinutes: 0 }),
  ...(at !== undefined && { starts: uniqueSorted([...rules.starts, parseTimeOfDay(at)]) }),
});

/** Without a pincode the visit is somewhere in the city, at an unknown address. */
export const buildUnscheduledVisit = async (
  db: Db,
  {
    services,
    duration = defaultServiceMinutes,
    pincode = '',
    door = '',
    latitude = null,
    longitude = null,
    beautician,
    customer = null,
    anyBeautician = false,
  }: AvailabilityQuery,
  { areaIds }: PlanningRules,
): Promise<UnscheduledVisit> => {
  if (beautician !== undefined && customer !== null && !anyBeautician) {
    await requireRequestableBeautician(db, customer, beautician);
  }
  const needs = services && (await readServiceRequirements(db, services));
  return {
    id: 'asked',
    minutes: needs?.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0) || duration,
    skills: needs?.map(({ skill }) => skill) ?? [],
    location: { address: door, pincode, area: areaIds.get(pincode) ?? null, latitude, longitude },
    customer,
    requestedBeauticianId: beautician ?? null,
    previousBeauticianIds: [],
  };
};

export const readAvailability = async (
  { db, clock, rules }: BookingContext,
  day: string,
  query: AvailabilityQuery,
): Promise<SlotAvailability[]> => {
  const now = clock();
  const planningRules = rulesFor(query, await rules());
  const visit = await buildUnscheduledVisit(db, query, planningRules);
  const { plan } = await readPlannedDay(db, day, planningRules, now);
  const open = await createBeauticianExclusionFilter(db, visit.customer);
  return listSlotAvailability({ visit, day, plan: open(plan) }, now, planningRules);
};

/** Counts days instead of comparing them, because the last supported day has no next day. */
export const listDaysFromTo = (from: string, to: string): string[] =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

export const toBookingDays = (found: ({ day: string } & DayAvailability)[]): BookingDays => {
  const next = found.find(({ reason }) => reason === undefined);
  return {
    days: found.map(({ day, reason }) =>
      reason ? { day, available: false, reason } : { day, available: true },
    ),
    next:
      next?.startMinute === undefined
        ? null
        : { day: next.day, slot: formatTimeOfDay(next.startMinute) },
  };
};

export const readBookingDays = async (
  { db, clock, rules }: BookingContext,
  { from, to, ...query }: AvailabilityQuery & { from: string; to: string },
): Promise<BookingDays> => {
  const now = clock();
  const planningRules = rulesFor(query, await rules());
  const visit = await buildUnscheduledVisit(db, query, planningRules);
  const read = await readPlannedDays(db, listDaysFromTo(from, to), planningRules, now);
  const open = await createBeauticianExclusionFilter(db, visit.customer);
  const found = read.map(({ day, plan }) => ({
    day,
    ...findFirstFreeTime({ visit, day, plan: open(plan) }, now, planningRules),
  }));
  return toBookingDays(found);
};

export const readCartSplit = async (
  { db, clock, rules }: BookingContext,
  services: NonNullable<VisitQuery['services']>,
): Promise<CartSplit> => {
  const lines = await readServiceRequirements(db, services);
  if (lines.length === 0) return { kind: 'WHOLE' };
  const { starts, closedWeekdays } = await rules();
  const today = indiaDay(clock());
  const roster = await readRoster(db, today, today);
  const able: BeauticianAbility[] = roster
    .filter(({ active }) => active)
    .map(({ skills, hours }) => ({
      skills,
      longestVisit: longestVisitMinutes(
        hours.filter(({ weekday }) => !closedWeekdays.includes(weekday)),
        starts,
      ),
    }));
  return splitCartIntoVisits(lines, able);
};
