import { addDays, type DayRange, firstOfMonth, indiaDay } from '@haldi/contract/kit/dates';
import type { SlotReason } from '@haldi/contract/schedule/availability';
import { type DayOfCalendar, mostDaysAsked } from '@haldi/contract/schedule/endpoints';
import { type BookingRules, lastBookableDay } from '@haldi/contract/schedule/slots';

/** The calendar thinks in the browser's own midnights; the product in days written YYYY-MM-DD. */
export const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

export const toDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** What is asked for when a month is in sight: as much of it as can be booked, and what follows. */
export const daysToAsk = (month: string, now: Date, rules: BookingRules): DayRange => {
  const today = indiaDay(now);
  const from = firstOfMonth(month) < today ? today : firstOfMonth(month);
  const [last, most] = [lastBookableDay(now, rules), addDays(from, mostDaysAsked - 1)];
  return { from, to: last < most ? last : most };
};

/** The days on which nothing is free, each with its reason; none while that is not known. */
export const daysWithoutSlot = (
  days: readonly DayOfCalendar[] = [],
): ReadonlyMap<string, SlotReason> =>
  new Map(
    days.filter(({ available }) => !available).map(({ day, reason = 'FULL' }) => [day, reason]),
  );

const openReasons: readonly SlotReason[] = ['NO_SKILL', 'TOO_LONG', 'FULL'];

/** Whether a day is open to others: the rest look like the closed ones they are to this customer. */
export const isFullFor = (reason: SlotReason | undefined): boolean =>
  reason !== undefined && openReasons.includes(reason);
