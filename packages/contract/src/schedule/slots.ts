import { addDays, indiaDay, indiaInstant, weekdayOf } from '../kit/dates.ts';
import { minuteOf } from '../kit/time-of-day.ts';

/** A time of day at which a visit can begin, as in `09:00 AM`; the owner says which there are. */
export type Slot = string;

/** The eight of a new salon. */
export const defaultSlots: readonly Slot[] = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '01:00 PM',
  '02:00 PM',
  '03:00 PM',
  '05:00 PM',
  '06:00 PM',
];

/** When a visit begins: its day, and the minutes since that day's midnight. */
export type Appointment = { day: string; startMinute: number };

/** When a visit goes on. */
export type VisitTime = Appointment & { minutes: number };

/** The instant at which a visit begins. */
export const visitStart = ({ day, startMinute }: Appointment): Date =>
  indiaInstant(day, startMinute);

/** Whether a visit of that length has ended by an instant. */
export const isOver = ({ day, startMinute, minutes }: VisitTime, now: Date): boolean =>
  now >= indiaInstant(day, startMinute + minutes);

/** Whether a visit of that length is going on at an instant. */
export const isRunning = (visit: VisitTime, now: Date): boolean =>
  now >= visitStart(visit) && !isOver(visit, now);

/** A visit takes the time at which it begins and every later one before it ends. */
export const coversStartTime = (
  { startMinute, minutes }: Pick<VisitTime, 'startMinute' | 'minutes'>,
  time: number,
): boolean => time === startMinute || (time > startMinute && time < startMinute + minutes);

/** Each time once, the earliest first. */
export const sortSlots = (slots: readonly Slot[]): Slot[] =>
  [...new Set(slots)].sort((one, other) => minuteOf(one) - minuteOf(other));

/** Whether two visits go on at the same time, if only for a minute. */
export const overlap = (one: VisitTime, other: VisitTime): boolean =>
  one.day === other.day &&
  one.startMinute < other.startMinute + other.minutes &&
  other.startMinute < one.startMinute + one.minutes;

/** What the business has decided about the days on which it can be booked. */
export type DayRules = {
  /** How many days ahead the calendar goes. */
  horizonDays: number;
  /** How long before a visit it must be booked. */
  noticeMinutes: number;
  /** Days of the week without visits; 0 is Sunday. */
  closedWeekdays: readonly number[];
  /** Single days without visits, `YYYY-MM-DD`. */
  closedDays: readonly string[];
};

export type BookingRules = DayRules & {
  /** The times at which visits begin, in minutes since midnight, the earliest first. */
  starts: readonly number[];
};

export const lastBookableDay = (now: Date, rules: DayRules): string =>
  addDays(indiaDay(now), rules.horizonDays);

export const isClosedDay = (
  day: string,
  { closedDays, closedWeekdays }: Pick<DayRules, 'closedDays' | 'closedWeekdays'>,
): boolean => closedDays.includes(day) || closedWeekdays.includes(weekdayOf(day));

/** Whether a day can be chosen in the calendar at all. */
export const isBookableDay = (day: string, now: Date, rules: DayRules): boolean =>
  day >= indiaDay(now) && day <= lastBookableDay(now, rules) && !isClosedDay(day, rules);

export type BookingRefusal = 'PAST' | 'TOO_FAR' | 'CLOSED' | 'TOO_SOON';

/** Why nobody can book that time, whoever is free; nothing when it can be booked. */
export const bookingRefusal = (
  wanted: Appointment,
  now: Date,
  rules: DayRules,
): BookingRefusal | undefined => {
  const start = visitStart(wanted).getTime();
  if (start <= now.getTime()) return 'PAST';
  if (wanted.day > lastBookableDay(now, rules)) return 'TOO_FAR';
  if (isClosedDay(wanted.day, rules)) return 'CLOSED';
  if (start < now.getTime() + rules.noticeMinutes * 60_000) return 'TOO_SOON';
  return undefined;
};

/** The first day with a time that the rules still allow; today where there is none at all. */
export const firstBookableDay = (now: Date, rules: BookingRules): string => {
  const today = indiaDay(now);
  for (let ahead = 0; ahead <= rules.horizonDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (rules.starts.some((startMinute) => !bookingRefusal({ day, startMinute }, now, rules)))
      return day;
  }
  return today;
};
