import { addDays, type DayRange, firstOfMonth, indiaDay } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { SlotUnavailableReason } from '@haldi/contract/schedule/availability';
import {
  type DayRules,
  firstBookableDay,
  lastBookableDay,
} from '@haldi/contract/schedule/booking-time-rules';
import {
  type BookingDays,
  type CalendarDay,
  maxCalendarDays,
} from '@haldi/contract/schedule/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';

/** On the last evening of a month nothing is left to book in it, so the next month is shown. */
export const firstBookableMonth = (now: Date, booking: PublicSettings['booking']): string => {
  const starts = booking.slots.map(parseTimeOfDay);
  return firstOfMonth(firstBookableDay(now, { ...booking, starts }));
};

const bookableFrom = (from: string, now: Date, rules: DayRules): DayRange => {
  const [last, most] = [lastBookableDay(now, rules), addDays(from, maxCalendarDays - 1)];
  return { from, to: last < most ? last : most };
};

/** As much of the month as can be booked, and the days after it. */
export const calendarDaysToLoad = (month: string, now: Date, rules: DayRules): DayRange => {
  const today = indiaDay(now);
  return bookableFrom(firstOfMonth(month) < today ? today : firstOfMonth(month), now, rules);
};

export const bookableDaysAfter = (day: string, now: Date, rules: DayRules): DayRange => {
  const [today, next] = [indiaDay(now), addDays(day, 1)];
  return bookableFrom(next < today ? today : next, now, rules);
};

/**
 * Days without an available time, with the reason, and days on which only other beauticians are
 * available. Empty until loaded.
 */
export const splitUnavailableDays = (
  requestedDays: readonly CalendarDay[] = [],
  anyBeauticianDays: readonly CalendarDay[] = [],
): {
  unavailableDays: ReadonlyMap<string, SlotUnavailableReason>;
  otherBeauticianDays: ReadonlySet<string>;
} => {
  const open = new Set(
    anyBeauticianDays.filter(({ available }) => available).map(({ day }) => day),
  );
  const full = requestedDays.filter(({ available }) => !available);
  return {
    unavailableDays: new Map(
      full.filter(({ day }) => !open.has(day)).map(({ day, reason = 'FULL' }) => [day, reason]),
    ),
    otherBeauticianDays: new Set(full.map(({ day }) => day).filter((day) => open.has(day))),
  };
};

type NextFree = BookingDays['next'] | undefined;

export const isSoonerWithAnyBeautician = (
  anyBeautician: NextFree,
  requested: NextFree,
): boolean => {
  if (!anyBeautician || requested === undefined) return false;
  if (requested === null || anyBeautician.day !== requested.day)
    return requested === null || anyBeautician.day < requested.day;
  return parseTimeOfDay(anyBeautician.slot) < parseTimeOfDay(requested.slot);
};

const closedReasons: readonly SlotUnavailableReason[] = [
  'PAST',
  'TOO_FAR',
  'CLOSED',
  'TOO_SOON',
  'NOT_SERVED',
];

/** Other reasons look like a closed day to this customer. */
export const isFullyBooked = (reason: SlotUnavailableReason | undefined): boolean =>
  reason !== undefined && !closedReasons.includes(reason);
