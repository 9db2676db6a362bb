import { minutesPerDay } from '@haldi/contract/kit/time-of-day';
import type { TimeOffEntry } from '@haldi/contract/roster/schema';
import {
  type DateRange,
  joinDaysIntoRanges,
} from '@haldi/contract/roster/working-hours-and-capacity';
import { formatWeekdayRange } from './beautician-week-days.ts';
import { formatTimeRange } from './format-working-hours.ts';

type Hours = Pick<TimeOffEntry, 'from' | 'to'>;

/** Consecutive days with the same hours; `hours` is undefined for whole days. */
export type TimeOffRange = DateRange & { begins: number; hours: Hours | undefined };

const isWholeDay = ({ from, to }: Hours): boolean => from === 0 && to === minutesPerDay;

export const toTimeOffRanges = (timeOff: readonly TimeOffEntry[]): TimeOffRange[] =>
  [...Map.groupBy(timeOff, ({ from, to }) => `${from} ${to}`).values()]
    .flatMap((entries) => {
      const [{ from, to } = { from: 0, to: minutesPerDay }] = entries;
      const hours = isWholeDay({ from, to }) ? undefined : { from, to };
      return joinDaysIntoRanges(entries).map((range) => ({ ...range, begins: from, hours }));
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.begins - other.begins);

/** `Mon 16 Nov 2026`, or `Mon 16 Nov 2026, 02:00 PM to 05:00 PM`. */
export const formatTimeOffRange = ({ from, to, hours }: TimeOffRange): string =>
  [formatWeekdayRange(from, to), ...(hours ? [formatTimeRange(hours)] : [])].join(', ');
