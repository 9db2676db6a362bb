import * as z from 'zod/mini';
import { BeauticianId } from '../kit/beautician-id.ts';
import { countDaysBetween } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { wholeNumberParameter } from '../kit/whole-number-parameter.ts';
import { SlotAvailability, slotUnavailableReasons } from './availability.ts';
import { CartSplit } from './cart-split.ts';
import { Slot } from './slot-schema.ts';
import { CartParameter, visitQueryParameters } from './visit-query-parameters.ts';

/** Enough for 20 of everything. */
const longestVisitMinutes = 100_000;

/** Limits the result to a beautician who has visited the customer before. */
const beautician = z.optional(BeauticianId);

/**
 * Staff only: the customer to book for. Any beautician can be asked for, as for a free repeat visit;
 * excluded ones do not count.
 */
const customer = z.optional(Identifier.check(z.minLength(1)));

/** Staff only: for a booking by phone, which needs no minimum notice. */
const byPhone = z.optional(z.literal('true'));

export const listBookingSlots = endpoint({
  method: 'GET',
  path: '/api/booking/slots',
  summary:
    'Lists the slots of a day and whether these services can be booked in them; without services, a visit of one hour',
  auth: 'public',
  bearer: true,
  query: z.strictObject({
    date: Day,
    /** Minutes, used without `services`. */
    duration: z.optional(wholeNumberParameter(1, longestVisitMinutes)),
    ...visitQueryParameters,
    beautician,
    customer,
    byPhone,
    /** Staff only: also this time, which can be any minute. */
    at: z.optional(Slot),
  }),
  answer: z.array(SlotAvailability),
  errors: ['FORBIDDEN', 'NOT_HER_CUSTOMER', 'TOO_MANY_REQUESTS'],
});

/** Six weeks. */
export const maxCalendarDays = 42;

/** Also called with unvalidated days: an invalid day is never within a range. */
export const isDayRangeWithin = (from: string, to: string, maxDays: number): boolean => {
  const days = countDaysBetween(from, to);
  return days >= 0 && days < maxDays;
};

export const CalendarDay = z.strictObject({
  day: Day,
  available: z.boolean(),
  reason: z.optional(z.enum(slotUnavailableReasons)),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const BookingDays = z.strictObject({
  days: z.array(CalendarDay),
  /** The first available slot of these days; null: none. */
  next: z.nullable(z.strictObject({ day: Day, slot: Slot })),
});
export type BookingDays = z.infer<typeof BookingDays>;

export const listBookingDays = endpoint({
  method: 'GET',
  path: '/api/booking/days',
  summary: 'Lists the days that have a free slot for these services, and the first free slot',
  auth: 'public',
  bearer: true,
  query: z
    .strictObject({
      from: Day,
      to: Day,
      duration: z.optional(wholeNumberParameter(1, longestVisitMinutes)),
      ...visitQueryParameters,
      beautician,
      customer,
      byPhone,
    })
    .check(
      z.refine(({ from, to }) => isDayRangeWithin(from, to, maxCalendarDays), {
        error: `Choose at most ${maxCalendarDays} days, the last day on or after the first`,
        path: ['to'],
      }),
    ),
  answer: BookingDays,
  errors: ['FORBIDDEN', 'NOT_HER_CUSTOMER', 'TOO_MANY_REQUESTS'],
});

export const checkBookingCart = endpoint({
  method: 'GET',
  path: '/api/booking/cart',
  summary:
    'Checks whether one visit can do all services of a cart, and how to split it into two visits if not',
  auth: 'public',
  query: z.strictObject({ services: CartParameter }),
  answer: CartSplit,
  errors: ['TOO_MANY_REQUESTS'],
});
