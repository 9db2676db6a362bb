import * as z from 'zod/mini';
import { type AreaWithWeekdays, isPincodeServedOn } from '../areas/area-rules.ts';
import { formatTimeOfDay } from '../kit/time-of-day.ts';
import {
  type Appointment,
  type BookingRefusal,
  type BookingRules,
  bookingRefusal,
  type DayRules,
} from './booking-time-rules.ts';
import type { DayPlan, Span, VisitRequest } from './plan/day-plan.ts';
import { Planner } from './plan/planner.ts';
import { unavailableReasons } from './plan/unavailable-reason.ts';
import { Slot } from './slot-schema.ts';

/** Ordered by how close the time came to being available. */
export const slotUnavailableReasons = [
  'PAST',
  'TOO_FAR',
  'CLOSED',
  'TOO_SOON',
  /** The person visited has another visit at this time. */
  'ALREADY_BOOKED',
  ...unavailableReasons,
] as const;
export type SlotUnavailableReason = (typeof slotUnavailableReasons)[number];

export const SlotAvailability = z.strictObject({
  slot: Slot,
  available: z.boolean(),
  reason: z.optional(z.enum(slotUnavailableReasons)),
});
export type SlotAvailability = z.infer<typeof SlotAvailability>;

/** A visit without a start time. */
export type UnscheduledVisit = Omit<VisitRequest, 'start'>;

export type SlotRules = BookingRules & { areas: readonly AreaWithWeekdays[] };

/** Reasons that do not depend on beauticians. An empty pincode is not checked. */
export const salonBookingRefusal = (
  pincode: string,
  appointment: Appointment,
  now: Date,
  rules: DayRules & Pick<SlotRules, 'areas'>,
): BookingRefusal | 'NOT_SERVED' | undefined => {
  const closed = bookingRefusal(appointment, now, rules);
  if (closed) return closed;
  return pincode === '' || isPincodeServedOn(pincode, appointment.day, rules.areas)
    ? undefined
    : 'NOT_SERVED';
};

type DayQuestion = {
  visit: UnscheduledVisit;
  day: string;
  plan: DayPlan;
  otherVisits?: readonly Span[];
};

/** Returns a function, so that the planner is built once per day. */
const createReasonFinder = (
  { visit, day, plan, otherVisits = [] }: DayQuestion,
  now: Date,
  rules: SlotRules,
) => {
  const planner = new Planner(plan);
  return (start: number): SlotUnavailableReason | undefined => {
    const appointment = { day, startMinute: start };
    const closed = salonBookingRefusal(visit.location.pincode, appointment, now, rules);
    if (closed) return closed;
    const end = start + visit.minutes;
    if (otherVisits.some(({ from, to }) => from < end && start < to)) return 'ALREADY_BOOKED';
    return planner.unavailableReason({ ...visit, start });
  };
};

export const listSlotAvailability = (
  question: DayQuestion,
  now: Date,
  rules: SlotRules,
): SlotAvailability[] => {
  const reasonFor = createReasonFinder(question, now, rules);
  return rules.starts.map((start) => {
    const [slot, reason] = [formatTimeOfDay(start), reasonFor(start)];
    return reason ? { slot, available: false, reason } : { slot, available: true };
  });
};

export type DayAvailability =
  | { startMinute: number; reason?: never }
  | { startMinute?: never; reason: SlotUnavailableReason };

/** Without a free time, returns the reason that came closest to being available. */
export const findFirstFreeTime = (
  question: DayQuestion,
  now: Date,
  rules: SlotRules,
): DayAvailability => {
  const reasonFor = createReasonFinder(question, now, rules);
  const reasons: SlotUnavailableReason[] = [];
  for (const startMinute of rules.starts) {
    const reason = reasonFor(startMinute);
    if (!reason) return { startMinute };
    reasons.push(reason);
  }
  return {
    reason: slotUnavailableReasons.findLast((reason) => reasons.includes(reason)) ?? 'CLOSED',
  };
};
