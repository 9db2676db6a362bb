import { addDays } from '../kit/dates.ts';

/** First and last day, both included. */
export type DayRange = { from: string; to: string };

/**
 * This month so far and the same days of last month. Where last month is shorter, all of it: the
 * 31st of March stands beside the whole of February.
 */
export const monthsToCompare = (today: string): { current: DayRange; previous: DayRange } => {
  const from = `${today.slice(0, 8)}01`;
  const lastOfPrevious = addDays(from, -1);
  const previousFrom = `${lastOfPrevious.slice(0, 8)}01`;
  const sameDay = `${lastOfPrevious.slice(0, 8)}${today.slice(8)}`;
  return {
    current: { from, to: today },
    previous: { from: previousFrom, to: sameDay < lastOfPrevious ? sameDay : lastOfPrevious },
  };
};

/** Percent, with one digit after the point; 0 when there is nothing to compare with. */
export const growthPercent = (current: number, previous: number): number =>
  previous === 0 ? 0 : Math.round(((current - previous) / previous) * 1_000) / 10;
