import { shortWeekday } from './weekdays.ts';

/**
 * India has one time zone, +05:30, without daylight saving time. `Intl` is not used: en-IN writes
 * "Sept" and "am" where the specification has "Sep" and "AM".
 */
export const indiaOffsetMinutes = 330;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const inIndia = (instant: Date): Date =>
  new Date(instant.getTime() + indiaOffsetMinutes * minuteMs);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const indiaDay = (instant: Date): string => inIndia(instant).toISOString().slice(0, 10);

/** Minutes since midnight in India. */
export const indiaMinuteOfDay = (instant: Date): number => {
  const local = inIndia(instant);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
};

export const instantOfIndiaTime = (day: string, minutesOfDay: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (minutesOfDay - indiaOffsetMinutes) * minuteMs);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** First and last day, both included. */
export type DayRange = { from: string; to: string };

export const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `dd MMM yyyy`, as in `05 Jan 2025`. */
export const formatDay = (day: string): string =>
  `${day.slice(8, 10)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** `Tue 17 Nov 2026` */
export const formatDayWithWeekday = (day: string): string =>
  `${shortWeekday(weekdayOf(day))} ${formatDay(day)}`;

export const formatIndiaDate = (instant: Date): string => formatDay(indiaDay(instant));

/** `hh:mm a`, as in `10:30 AM`. */
export const formatIndiaTime = (instant: Date): string => {
  const local = inIndia(instant);
  const hours = local.getUTCHours();
  const half = hours < 12 ? 'AM' : 'PM';
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(local.getUTCMinutes())} ${half}`;
};

/** `05 Jan 2025, 10:30 AM` */
export const formatIndiaDateTime = (instant: Date): string =>
  `${formatIndiaDate(instant)}, ${formatIndiaTime(instant)}`;

/** `05/01/2025, 10:30 AM` */
export const formatNumericDateTime = (instant: Date): string => {
  const [year, month, day] = indiaDay(instant).split('-');
  return `${day}/${month}/${year}, ${formatIndiaTime(instant)}`;
};
