import { addDays, indiaDay, instantOfIndiaTime, weekdayOf } from '../kit/dates.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';

/** A start time such as `09:00 AM`; the owner chooses which exist. */
export type Slot = string;

/** Slots of a new salon. */
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

/** `startMinute` counts from midnight in India. */
export type Appointment = { day: string; startMinute: number };

export type VisitTime = Appointment & { minutes: number };

export const visitStart = ({ day, startMinute }: Appointment): Date =>
  instantOfIndiaTime(day, startMinute);

export const isVisitOver = ({ day, startMinute, minutes }: VisitTime, now: Date): boolean =>
  now >= instantOfIndiaTime(day, startMinute + minutes);

export const isVisitRunning = (visit: VisitTime, now: Date): boolean =>
  now >= visitStart(visit) && !isVisitOver(visit, now);

/** A visit covers its own start time and every later one before its end. */
export const coversStartTime = (
  { startMinute, minutes }: Pick<VisitTime, 'startMinute' | 'minutes'>,
  time: number,
): boolean => time === startMinute || (time > startMinute && time < startMinute + minutes);

export const sortSlots = (slots: readonly Slot[]): Slot[] =>
  [...new Set(slots)].sort((one, other) => parseTimeOfDay(one) - parseTimeOfDay(other));

export const visitsOverlap = (one: VisitTime, other: VisitTime): boolean =>
  one.day === other.day &&
  one.startMinute < other.startMinute + other.minutes &&
  other.startMinute < one.startMinute + one.minutes;

export type DayRules = {
  /** The booking window in days. */
  horizonDays: number;
  /** The minimum notice. */
  noticeMinutes: number;
  /** 0 is Sunday. */
  closedWeekdays: readonly number[];
  /** `YYYY-MM-DD`. */
  closedDays: readonly string[];
};

export type BookingRules = DayRules & {
  /** Minutes since midnight, in order. */
  starts: readonly number[];
};

export const lastBookableDay = (now: Date, rules: DayRules): string =>
  addDays(indiaDay(now), rules.horizonDays);

export const isClosedDay = (
  day: string,
  { closedDays, closedWeekdays }: Pick<DayRules, 'closedDays' | 'closedWeekdays'>,
): boolean => closedDays.includes(day) || closedWeekdays.includes(weekdayOf(day));

export const isBookableDay = (day: string, now: Date, rules: DayRules): boolean =>
  day >= indiaDay(now) && day <= lastBookableDay(now, rules) && !isClosedDay(day, rules);

export type BookingRefusal = 'PAST' | 'TOO_FAR' | 'CLOSED' | 'TOO_SOON';

/** Reasons that do not depend on beauticians; undefined: bookable. */
export const bookingRefusal = (
  appointment: Appointment,
  now: Date,
  rules: DayRules,
): BookingRefusal | undefined => {
  const start = visitStart(appointment).getTime();
  if (start <= now.getTime()) return 'PAST';
  if (appointment.day > lastBookableDay(now, rules)) return 'TOO_FAR';
  if (isClosedDay(appointment.day, rules)) return 'CLOSED';
  if (start < now.getTime() + rules.noticeMinutes * 60_000) return 'TOO_SOON';
  return undefined;
};

/** Undefined: none in the booking window. */
export const firstBookableTime = (now: Date, rules: BookingRules): Appointment | undefined => {
  const today = indiaDay(now);
  for (let ahead = 0; ahead <= rules.horizonDays; ahead += 1) {
    const day = addDays(today, ahead);
    const startMinute = rules.starts.find(
      (start) => !bookingRefusal({ day, startMinute: start }, now, rules),
    );
    if (startMinute !== undefined) return { day, startMinute };
  }
  return undefined;
};

/** Today, if there is none. */
export const firstBookableDay = (now: Date, rules: BookingRules): string =>
  firstBookableTime(now, rules)?.day ?? indiaDay(now);
