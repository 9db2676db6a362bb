import * as z from 'zod/mini';
import { Day } from '../../kit/day.ts';
import { Slot } from '../../schedule/slot.ts';
import { OrderStatus } from '../status.ts';

/** An order as whoever plans the days sees it. */
export const Visit = z.strictObject({
  _id: z.string(),
  orderId: z.int(),
  customer: z.string(),
  phone: z.string(),
  /** Street and pincode. */
  place: z.string(),
  service: z.string(),
  day: Day,
  slot: Slot,
  /** All the slots the visit takes. */
  slotCount: z.int(),
  status: OrderStatus,
  /** `none`: nobody is assigned. */
  beautician: z.string(),
  /** Null: nobody of the roster. */
  beauticianId: z.nullable(z.string()),
});
export type Visit = z.infer<typeof Visit>;

/** How many visits an error lists at most. */
export const maxListedVisits = 50;

/**
 * `details` of VISITS_AFFECTED: visits that are booked and would be left as they are. The change is
 * made when the stamp comes back with it; another visit in between makes another stamp.
 */
export const AffectedVisits = z.strictObject({
  total: z.int(),
  stamp: z.string(),
  /** The next ones, in the order of days and slots. */
  visits: z.array(Visit),
});
export type AffectedVisits = z.infer<typeof AffectedVisits>;

/** The stamp of the visits that the admin has been shown and lets stand. */
export const Despite = z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Not a stamp')));

/** A visit whose beautician is away that day, and who could come instead. */
export const StrandedVisit = z.extend(Visit, {
  /** Send it back with the change, to be told of one in between. */
  version: z.int(),
  /** Names, whoever has the most time that day first. */
  free: z.array(z.string()),
});
export type StrandedVisit = z.infer<typeof StrandedVisit>;

/** Seven days of everybody. */
export const Week = z.strictObject({
  today: Day,
  days: z.array(
    z.strictObject({
      day: Day,
      /** Visits that can go on at the same time. */
      seats: z.int(),
      /** The business is closed, whoever would work. */
      isClosed: z.boolean(),
    }),
  ),
  /** Cancelled ones left out; in the order of days and slots. */
  visits: z.array(Visit),
  /** Booked from today on with somebody who is not at work that day: they need another. */
  stranded: z.array(StrandedVisit),
});
export type Week = z.infer<typeof Week>;
