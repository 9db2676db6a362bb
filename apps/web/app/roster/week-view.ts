import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { Visit, Week } from '@haldi/contract/orders/desk/visits';
import { awayOn } from '@haldi/contract/roster/at-work';
import type { Beautician } from '@haldi/contract/roster/schema';
import { type Slot, takesSlot } from '@haldi/contract/schedule/slots';
import { rosterCopy } from './copy.ts';

const visitsOn = (
  { visits }: Pick<Week, 'visits'>,
  { _id }: Pick<Beautician, '_id'>,
  day: string,
): Visit[] => visits.filter((visit) => visit.beauticianId === _id && visit.day === day);

/** `isAway`: she has no time to give, be it that she is off or that everybody is. */
export type DayCell = { day: string; isAway: boolean; isClosed: boolean; visits: Visit[] };

/** One beautician's days. */
export const cellsOf = (week: Week, beautician: Beautician): DayCell[] =>
  week.days.map(({ day, isClosed }) => ({
    day,
    isClosed,
    isAway: isClosed || awayOn(beautician, day) !== undefined,
    visits: visitsOn(week, beautician, day),
  }));

export type SlotEntry = { visit: Visit; begins: boolean };

/** The visit that takes a slot, and whether it begins there. */
export const entryAt = (visits: readonly Visit[], slot: Slot): SlotEntry | undefined => {
  const visit = visits.find((one) => takesSlot(one, slot));
  return visit && { visit, begins: visit.slot === slot };
};

/** `Sun 15`, and `Sun 15 Nov 2026` in full. */
export const shortDay = (day: string): string =>
  `${shortWeekday(weekdayOf(day))} ${Number(day.slice(8))}`;
export const longDay = (day: string): string => `${shortWeekday(weekdayOf(day))} ${formatDay(day)}`;

/** `15 to 21 Nov 2026`; what both days share is written once. One day has its weekday. */
export const rangeText = (from: string, to: string): string => {
  if (from === to) return longDay(from);
  const [day, month, year] = formatDay(from).split(' ');
  const begin =
    from.slice(0, 7) === to.slice(0, 7)
      ? day
      : from.slice(0, 4) === to.slice(0, 4)
        ? `${day} ${month}`
        : `${day} ${month} ${year}`;
  return rosterCopy.daysOff.range(begin ?? '', formatDay(to));
};
