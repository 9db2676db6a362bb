import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { Visit, Week } from '@haldi/contract/orders/desk/visits';
import type { Beautician } from '@haldi/contract/roster/schema';
import { workingHoursOn } from '@haldi/contract/roster/working-hours';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { coversStartTime, type Slot } from '@haldi/contract/schedule/slots';
import { rosterCopy } from './copy.ts';

type Person = Pick<Beautician, '_id' | 'name'>;

/** Nobody is assigned yet, and the plan has her. */
export const isPlannedFor = ({ planned }: Visit, { name }: Person): boolean => planned === name;

const visitsOn = ({ visits }: Pick<Week, 'visits'>, person: Person, day: string): Visit[] =>
  visits.filter(
    (visit) =>
      visit.day === day && (visit.beauticianId === person._id || isPlannedFor(visit, person)),
  );

export type DayCell = {
  day: string;
  /** She has no time to give, be it that she is off or that everybody is. */
  isAway: boolean;
  isClosed: boolean;
  /** When she works. */
  hours: Span[];
  /** Those that she is assigned to, and those that the plan has her for. */
  visits: Visit[];
};

/** One beautician's days. */
export const toDayCells = (week: Week, beautician: Beautician): DayCell[] =>
  week.days.map(({ day, isClosed }) => {
    const hours = isClosed ? [] : workingHoursOn(beautician, day);
    const visits = visitsOn(week, beautician, day);
    return { day, isClosed, isAway: hours.length === 0, hours, visits };
  });

/** Whether she works when a slot begins. */
export const isWorkingAt = ({ hours }: Pick<DayCell, 'hours'>, slot: Slot): boolean =>
  hours.some(({ from, to }) => from <= minuteOf(slot) && minuteOf(slot) < to);

export type SlotVisit = { visit: Visit; begins: boolean };

/** The visit that takes a slot, and whether it begins there. */
export const visitAtSlot = (visits: readonly Visit[], slot: Slot): SlotVisit | undefined => {
  const visit = visits.find((one) =>
    coversStartTime({ ...one, startMinute: minuteOf(one.slot) }, minuteOf(slot)),
  );
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
