import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { shortWeekday, weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import type { WorkingHours } from '@haldi/contract/roster/schema';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.hours;

type Span = Pick<WorkingHours, 'from' | 'to'>;

/** `09:00 AM to 01:00 PM`. */
export const formatTimeRange = ({ from, to }: Span): string =>
  copy.span(formatTimeOfDay(from), formatTimeOfDay(to));

const shortTime = (minute: number): string => {
  const rest = minute % 60;
  const hours = Math.floor(minute / 60) % 12 || 12;
  return rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
};

const half = (minute: number): string => formatTimeOfDay(minute).slice(-2).toLowerCase();

/** `9–8` for morning to evening, otherwise `2–8 pm`. */
export const formatShortTimeRange = ({ from, to }: Span): string => {
  const text = `${shortTime(from)}–${shortTime(to)}`;
  if (half(from) !== half(to)) return half(from) === 'am' ? text : `${text} ${half(to)}`;
  return `${text} ${half(from)}`;
};

/** `Mon–Wed, Sat`. */
const daysText = (weekdays: readonly number[]): string => {
  if (weekdays.length === weekdaysFromMonday.length) return copy.everyDay;
  const runs: number[][] = [];
  weekdaysFromMonday.forEach((day, place) => {
    if (!weekdays.includes(day)) return;
    const before = weekdaysFromMonday[place - 1];
    const run = runs.at(-1);
    if (run && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  });
  return runs
    .flatMap((run) => {
      const names = run.map(shortWeekday);
      return names.length < 3 ? names : [`${names[0]}–${names.at(-1)}`];
    })
    .join(', ');
};

/** `Mon–Fri 9–8, Sat 10–4`. */
export const formatWeeklyHours = (hours: readonly WorkingHours[]): string => {
  const inWeek = weekdaysFromMonday.flatMap((day) =>
    hours.filter(({ weekday }) => weekday === day),
  );
  return [...Map.groupBy(inWeek, formatShortTimeRange)]
    .map(([span, days]) => `${daysText(days.map(({ weekday }) => weekday))} ${span}`)
    .join(', ');
};
