import { addDays, type DayRange, firstOfMonth } from '../kit/dates.ts';
import { changeSince } from '../kit/rates.ts';

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
  changeSince(current, previous) ?? 0;
