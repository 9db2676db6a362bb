import { addDays, indiaDay, indiaInstant, weekdayOf } from '../kit/dates.ts';

/** The eight times of day at which a visit can begin. */
export const slots = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '01:00 PM',
  '02:00 PM',
  '03:00 PM',
  '05:00 PM',
  '06:00 PM',
] as const;
export type Slot = (typeof slots)[number];

/** The slot's place in the day, 0 to 7. */
export const slotNumber = (slot: Slot): number => slots.indexOf(slot);

/** The slot in that place of the day. */
export const slotAt = (number: number): Slot => {
  const slot = slots[number];
  if (!slot) throw new RangeError(`there is no slot ${number}`);
  return slot;
};

/** When each slot begins, in minutes since midnight; the place in this list is the slot's number. */
export const slotStarts: readonly number[] = slots.map((slot) => {
  const [hours, minutes, half] = slot.split(/[: ]/);
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes);
});

const startOf = (slot: Slot): number => slotStarts[slotNumber(slot)] ?? Number.NaN;

/** The instant at which a visit in that slot begins. */
export const visitStart = (day: string, slot: Slot): Date => indiaInstant(day, startOf(slot));

/** Whether a visit of that length is going on at an instant. */
export const isRunning = (day: string, slot: Slot, minutes: number, now: Date): boolean => {
  const passed = now.getTime() - visitStart(day, slot).getTime();
  return passed >= 0 && passed < minutes * 60_000;
};

/** A visit takes its slot and every later slot of the day that begins before it ends. */
export const slotsOfVisit = (slot: Slot, minutes: number): Slot[] => {
  const start = startOf(slot);
  return slots.filter(
    (other) => other === slot || (startOf(other) > start && startOf(other) < start + minutes),
  );
};

/** When a visit goes on. */
export type Visit = { day: string; slot: Slot; minutes: number };

const minutesOfDay = 24 * 60;

/** A visit is over before its day is. */
export const fitsIntoDay = (slot: Slot, minutes: number): boolean =>
  startOf(slot) + minutes <= minutesOfDay;

/** Whether two visits go on at the same time, if only for a minute. */
export const overlap = (one: Visit, other: Visit): boolean =>
  one.day === other.day &&
  startOf(one.slot) < startOf(other.slot) + other.minutes &&
  startOf(other.slot) < startOf(one.slot) + one.minutes;

/** A visit as it stands in a day: the slot it begins in, and how many it takes. */
export type BookedSlots = { slot: Slot; slotCount: number };

/** The same slots of a visit that is already booked. */
export const bookedSlots = ({ slot, slotCount }: BookedSlots): Slot[] =>
  slots.slice(slotNumber(slot), slotNumber(slot) + slotCount);

export const takesSlot = (visit: BookedSlots, slot: Slot): boolean =>
  bookedSlots(visit).includes(slot);

/** What the business has decided about when it can be booked. */
export type BookingRules = {
  /** How many days ahead the calendar goes. */
  horizonDays: number;
  /** How long before a visit it must be booked. */
  noticeMinutes: number;
  /** Days of the week without visits; 0 is Sunday. */
  closedWeekdays: readonly number[];
  /** Single days without visits, `YYYY-MM-DD`. */
  closedDays: readonly string[];
};

export const lastBookableDay = (now: Date, rules: BookingRules): string =>
  addDays(indiaDay(now), rules.horizonDays);

export const isClosedDay = (day: string, rules: BookingRules): boolean =>
  rules.closedDays.includes(day) || rules.closedWeekdays.includes(weekdayOf(day));

/** Whether a day can be chosen in the calendar at all. */
export const isBookableDay = (day: string, now: Date, rules: BookingRules): boolean =>
  day >= indiaDay(now) && day <= lastBookableDay(now, rules) && !isClosedDay(day, rules);

export type ClosedReason = 'PAST' | 'TOO_SOON' | 'TOO_FAR' | 'CLOSED';

/** Why nobody can book that slot, however many seats it has; nothing when it can be booked. */
export const whyNotBookable = (
  day: string,
  slot: Slot,
  now: Date,
  rules: BookingRules,
): ClosedReason | undefined => {
  const start = visitStart(day, slot).getTime();
  if (start <= now.getTime()) return 'PAST';
  if (day > lastBookableDay(now, rules)) return 'TOO_FAR';
  if (isClosedDay(day, rules)) return 'CLOSED';
  if (start < now.getTime() + rules.noticeMinutes * 60_000) return 'TOO_SOON';
  return undefined;
};

/** The first day with a slot that the rules still allow; today where there is none at all. */
export const firstBookableDay = (now: Date, rules: BookingRules): string => {
  const today = indiaDay(now);
  for (let ahead = 0; ahead <= rules.horizonDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (slots.some((slot) => !whyNotBookable(day, slot, now, rules))) return day;
  }
  return today;
};
