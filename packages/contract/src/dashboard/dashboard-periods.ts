import { addDays, type DayRange, firstOfMonth } from '../kit/dates.ts';
import { percentChange } from '../kit/percentages.ts';
import type { PaymentFigures } from '../orders/payments/payment-figures.ts';

/** Not sent to the server: the selector cuts the daily figures in the browser. */
export const dashboardPeriods = [
  { value: '1d', label: 'Today', days: 1 },
  { value: '7d', label: '7 Days', days: 7 },
  { value: '30d', label: '30 Days', days: 30 },
  { value: '90d', label: '90 Days', days: 90 },
] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number]['value'];

export const defaultDashboardPeriod: DashboardPeriod = '7d';

/** As many as the longest period needs. */
export const dailyFiguresDays = 90;

export const daysInPeriod = (period: DashboardPeriod): number =>
  dashboardPeriods.find(({ value }) => value === period)?.days ?? dailyFiguresDays;

export const figuresOfPeriod = <Figures>(
  daily: readonly Figures[],
  period: DashboardPeriod,
): Figures[] => daily.slice(-daysInPeriod(period));

/** A salon that records no payments would read that all its revenue is outstanding. */
export const hasRecordedPayments = (
  daily: readonly { payments: PaymentFigures | null }[],
): boolean =>
  daily.some(
    ({ payments }) => payments && payments.collected + payments.refunded + payments.tips > 0,
  );

/**
 * This month so far, and the same days of last month. If last month is shorter, all of it: 31 March
 * is compared with all of February.
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

/** Percent with one decimal; 0 if `previous` is 0. */
export const growthPercent = (current: number, previous: number): number =>
  percentChange(current, previous) ?? 0;
