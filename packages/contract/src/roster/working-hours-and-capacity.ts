import { addDays, weekdayOf } from '../kit/dates.ts';
import { formatTimeOfDay } from '../kit/time-of-day.ts';
import { shortWeekday } from '../kit/weekdays.ts';
import { isClosedDay } from '../schedule/booking-time-rules.ts';
import type { PlanBeautician, Span } from '../schedule/plan/day-plan.ts';

export type WorkingHours = Span & { weekday: number };
export type TimeOffSpan = Span & { day: string };

type BeauticianHours = {
  active: boolean;
  hours: readonly WorkingHours[];
  timeOff: readonly TimeOffSpan[];
};

const subtractSpan = (spans: readonly Span[], removed: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, removed.from) },
      { from: Math.max(from, removed.to), to },
    ].filter((rest) => rest.from < rest.to),
  );

/** In minutes since midnight; empty: not working. */
export const workingHoursOn = (
  { active, hours, timeOff }: BeauticianHours,
  day: string,
): Span[] => {
  if (!active) return [];
  const weekday = weekdayOf(day);
  const working = hours
    .filter((span) => span.weekday === weekday)
    .map(({ from, to }) => ({ from, to }));
  return timeOff.filter((off) => off.day === day).reduce<Span[]>(subtractSpan, working);
};

export const isWorkingOn = (beautician: BeauticianHours, day: string): boolean =>
  workingHoursOn(beautician, day).length > 0;

/** `Mon 09:00 AM to 08:00 PM`. */
export const formatWorkingHours = ({ weekday, from, to }: WorkingHours): string =>
  `${shortWeekday(weekday)} ${formatTimeOfDay(from)} to ${formatTimeOfDay(to)}`;

export const longestVisitMinutes = (hours: readonly Span[], starts: readonly number[]): number =>
  Math.max(
    0,
    ...hours.flatMap(({ from, to }) =>
      starts.filter((start) => start >= from).map((start) => to - start),
    ),
  );

export const maxSimultaneousVisitsOn = (
  day: string,
  roster: readonly BeauticianHours[],
  rules: Parameters<typeof isClosedDay>[1] & { maxConcurrentVisits: number | null },
): number => {
  if (isClosedDay(day, rules)) return 0;
  const working = roster.filter((beautician) => isWorkingOn(beautician, day)).length;
  return Math.min(working, rules.maxConcurrentVisits ?? working);
};

export const toPlanBeautician = (
  beautician: BeauticianHours & {
    _id: string;
    skills: readonly string[];
    areas: readonly string[];
  },
  day: string,
): PlanBeautician => ({
  id: beautician._id,
  skills: beautician.skills,
  hours: workingHoursOn(beautician, day),
  areas: beautician.areas,
  excludedCustomers: [],
  declinedVisits: [],
});

export type DateRange = { from: string; to: string; note: string };

/** Joins consecutive days with the same note. */
export const joinDaysIntoRanges = (days: readonly { day: string; note: string }[]): DateRange[] => {
  const ranges: DateRange[] = [];
  for (const { day, note } of days) {
    const last = ranges.at(-1);
    if (last && last.note === note && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day, note });
  }
  return ranges;
};
