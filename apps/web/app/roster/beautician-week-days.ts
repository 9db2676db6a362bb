import { formatDay, formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { Visit, WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { workingHoursOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { coversStartTime, type Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { Span } from '@haldi/contract/schedule/plan/day-plan';
import { rosterCopy } from './copy.ts';

type Person = Pick<Beautician, '_id' | 'name'>;

export const isPlannedFor = ({ planned }: Visit, { name }: Person): boolean => planned === name;

const visitsOn = ({ visits }: Pick<WeekSchedule, 'visits'>, person: Person, day: string): Visit[] =>
  visits.filter(
    (visit) =>
      visit.day === day && (visit.beauticianId === person._id || isPlannedFor(visit, person)),
  );

export type BeauticianWeekDay = {
  day: string;
  isAway: boolean;
  isClosed: boolean;
  hours: Span[];
  visits: Visit[];
};

export const toBeauticianWeekDays = (
  week: WeekSchedule,
  beautician: Beautician,
): BeauticianWeekDay[] =>
  week.days.map(({ day, isClosed }) => {
    const hours = isClosed ? [] : workingHoursOn(beautician, day);
    const visits = visitsOn(week, beautician, day);
    return { day, isClosed, isAway: hours.length === 0, hours, visits };
  });

export const isWorkingAt = ({ hours }: Pick<BeauticianWeekDay, 'hours'>, slot: Slot): boolean =>
  hours.some(({ from, to }) => from <= parseTimeOfDay(slot) && parseTimeOfDay(slot) < to);

export type SlotVisit = { visit: Visit; begins: boolean };

export const visitAtSlot = (visits: readonly Visit[], slot: Slot): SlotVisit | undefined => {
  const visit = visits.find((one) =>
    coversStartTime({ ...one, startMinute: parseTimeOfDay(one.slot) }, parseTimeOfDay(slot)),
  );
  return visit && { visit, begins: visit.slot === slot };
};

/** `Sun 15`. */
export const formatWeekdayAndDate = (day: string): string =>
  `${shortWeekday(weekdayOf(day))} ${Number(day.slice(8))}`;

/** `15 to 21 Nov 2026`, or `Sun 15 Nov 2026` for one day. */
export const formatWeekdayRange = (from: string, to: string): string => {
  if (from === to) return formatDayWithWeekday(from);
  const [day, month, year] = formatDay(from).split(' ');
  const start =
    from.slice(0, 7) === to.slice(0, 7)
      ? day
      : from.slice(0, 4) === to.slice(0, 4)
        ? `${day} ${month}`
        : `${day} ${month} ${year}`;
  return rosterCopy.timeOff.range(start ?? '', formatDay(to));
};
