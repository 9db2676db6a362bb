import { addDays, type DayRange, firstOfMonth } from '../kit/dates.ts';
import { percentChange } from '../kit/rates.ts';

/** What the period selector offers. The choice stays in the browser: it cuts the daily figures. */
export const periods = [
  { value: '1d', label: 'Today', days: 1 },
  { value: '7d', label: '7 Days', days: 7 },
  { value: '30d', label: '30 Days', days: 30 },
  { value: '90d', label: '90 Days', days: 90 },
] as const;
export type Period = (typeof periods)[number]['value'];

export const defaultPeriod: Period = '7d';

/** How many days of figures the dashboard's answer carries: enough for the longest period. */
export const dailyDays = 90;

export const daysInPeriod = (period: Period): number =>
  periods.find(({ value }) => value === period)?.days ?? dailyDays;

/** The last days of a list that ends today. */
export const figuresOfPeriod = <Figures>(daily: readonly Figures[], period: Period): Figures[] =>
  daily.slice(-daysInPeriod(period));

/**
 * This month so far and the same days of last month. Where last month is shorter, all of it: the
 * 31st of March stands beside the whole of February.
 */
export const monthsToCompare = (today: string): { current: DayRange; previous: DayRange } => {
  const from = firstOfMonth(today);
  const lastOfPrevious = addDays(from, -1);
  const sameDay = `${lastOfPrevious.slice(0, 8)}${today.slice(8)}`;
  return {
    current: { from, to: today },
    previous: {
      from: firstOfMonth(lastOfPrevious),
      to: sameDay < lastOfPrevious ? sameDay : lastOfPrevious,
    },
  };
};

/** Percent, with one digit after the point; 0 when there is nothing to compare with. */
export const growthPercent = (current: number, previous: number): number =>
  percentChange(current, previous) ?? 0;
