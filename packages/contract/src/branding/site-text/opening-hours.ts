import { formatTimeOfDay, minutesPerDay } from '../../kit/time-of-day.ts';
import { weekdayNames, weekdaysFromMonday } from '../../kit/weekdays.ts';

/** Minutes since midnight. */
export type DayHours = { weekday: number; from: number; to: number };

/** Days that are not listed are closed. */
export type OpeningHours = DayHours[];

/** Closed weekdays of the settings take precedence. */
const hoursOn = (
  hours: readonly DayHours[],
  weekday: number,
  closedWeekdays: readonly number[],
): DayHours | undefined =>
  closedWeekdays.includes(weekday) ? undefined : hours.find((day) => day.weekday === weekday);

const rangeText = (day: DayHours | undefined): string =>
  day ? `${formatTimeOfDay(day.from)} to ${formatTimeOfDay(day.to)}` : 'Closed';

export type OpeningHoursLine = { days: string; hours: string };

const daysText = ([first = 0, ...rest]: readonly number[]): string => {
  const last = rest.at(-1);
  if (last === undefined) return weekdayNames[first] ?? '';
  const joint = rest.length === 1 ? 'and' : 'to';
  return `${weekdayNames[first]} ${joint} ${weekdayNames[last]}`;
};

/** From Monday on. Consecutive days with the same hours share a line. */
export const toOpeningHoursLines = (
  hours: readonly DayHours[],
  closedWeekdays: readonly number[],
): OpeningHoursLine[] => {
  const runs: { days: number[]; hours: string }[] = [];
  for (const weekday of weekdaysFromMonday) {
    const text = rangeText(hoursOn(hours, weekday, closedWeekdays));
    const run = runs.at(-1);
    if (run?.hours === text) run.days.push(weekday);
    else runs.push({ days: [weekday], hours: text });
  }
  return runs.map((run) => ({ days: daysText(run.days), hours: run.hours }));
};

/** For example `Monday to Friday 09:00 AM to 06:00 PM, Sunday closed`. */
export const openingHoursSentence = (
  hours: readonly DayHours[],
  closedWeekdays: readonly number[],
): string =>
  toOpeningHoursLines(hours, closedWeekdays)
    .map((line) => `${line.days} ${line.hours === 'Closed' ? 'closed' : line.hours}`)
    .join(', ');

/** `17:30`. Midnight at the end of a day becomes 23:59, because schema.org has no 24:00. */
const clockText = (minute: number): string => {
  const shown = Math.min(minute, minutesPerDay - 1);
  return [Math.floor(shown / 60), shown % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

export const openingHoursFromSlots = (minutes: readonly number[]): OpeningHours => {
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)];
  return from < to ? weekdayNames.map((_, weekday) => ({ weekday, from, to })) : [];
};

export const toSchemaOrgOpeningHours = (
  hours: readonly DayHours[] | null,
  closedWeekdays: readonly number[],
): object[] =>
  weekdaysFromMonday.flatMap((weekday) => {
    const day = hoursOn(hours ?? [], weekday, closedWeekdays);
    if (!day) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdayNames[weekday]}`,
      opens: clockText(day.from),
      closes: clockText(day.to),
    };
  });

export const toSchemaOrgClosedDays = (closedDays: readonly string[]): object[] =>
  closedDays.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }));
