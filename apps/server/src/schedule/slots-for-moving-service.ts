import {
  findFirstFreeTime,
  listSlotAvailability,
  type SlotAvailability,
} from '@haldi/contract/schedule/availability';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import { withoutVisit } from '@haldi/contract/schedule/plan/day-plan';
import { readPlannedDays } from '../orders/plan/service.ts';
import { createBeauticianExclusionFilter } from '../orders/preferences/service.ts';
import { listOtherVisitsOfCustomer, readPlannedVisit } from '../orders/visits/service.ts';
import { type BookingContext, listDaysFromTo, toBookingDays } from './service.ts';

/** The days without the visit that is to be moved. */
const readDaysWithoutVisit = async (
  { db, clock, rules }: BookingContext,
  id: string,
  days: readonly string[],
) => {
  const now = clock();
  const planningRules = await rules();
  const visit = await readPlannedVisit(db, id, planningRules);
  const open = await createBeauticianExclusionFilter(db, visit.customer);
  const read = await readPlannedDays(db, days, planningRules, now);
  const otherVisits = await listOtherVisitsOfCustomer(db, id, now);
  return read.map(({ day, plan }) => ({
    asked: {
      visit,
      day,
      plan: withoutVisit(open(plan), visit),
      otherVisits: otherVisits.filter((other) => other.day === day),
    },
    now,
    planningRules,
  }));
};

export const readSlotsForMovingVisit = async (
  booking: BookingContext,
  id: string,
  day: string,
): Promise<SlotAvailability[]> => {
  const [read] = await readDaysWithoutVisit(booking, id, [day]);
  return read ? listSlotAvailability(read.asked, read.now, read.planningRules) : [];
};

export const readDaysForMovingVisit = async (
  booking: BookingContext,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<BookingDays> => {
  const read = await readDaysWithoutVisit(booking, id, listDaysFromTo(from, to));
  return toBookingDays(
    read.map(({ asked, now, planningRules }) => ({
      day: asked.day,
      ...findFirstFreeTime(asked, now, planningRules),
    })),
  );
};
