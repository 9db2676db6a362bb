import { minutesOfDay } from '@haldi/contract/kit/time-of-day';
import { type Stretch, stretchesOf } from '@haldi/contract/roster/at-work';
import type { OffTime } from '@haldi/contract/roster/schema';
import { spanText } from './hours.ts';
import { rangeText } from './week-view.ts';

type Hours = Pick<OffTime, 'from' | 'to'>;

/** Days that follow each other, off in the same way; `hours` of whole days is nothing. */
export type TimeOffStretch = Stretch & { begins: number; hours: Hours | undefined };

const isWholeDay = ({ from, to }: Hours): boolean => from === 0 && to === minutesOfDay;

/** All that is planned, the soonest first. */
export const timeOffStretches = (timeOff: readonly OffTime[]): TimeOffStretch[] =>
  [...Map.groupBy(timeOff, ({ from, to }) => `${from} ${to}`).values()]
    .flatMap((alike) => {
      const [{ from, to } = { from: 0, to: minutesOfDay }] = alike;
      const hours = isWholeDay({ from, to }) ? undefined : { from, to };
      return stretchesOf(alike).map((stretch) => ({ ...stretch, begins: from, hours }));
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.begins - other.begins);

/** `Mon 16 Nov 2026`, or with hours `Mon 16 Nov 2026, 02:00 PM to 05:00 PM`. */
export const stretchText = ({ from, to, hours }: TimeOffStretch): string =>
  [rangeText(from, to), ...(hours ? [spanText(hours)] : [])].join(', ');
