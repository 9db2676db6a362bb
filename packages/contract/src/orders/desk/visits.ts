import * as z from 'zod/mini';
import { OrderedDesign } from '../../designs/ordered-design.ts';
import { Day } from '../../kit/day.ts';
import { Version } from '../../kit/integer.ts';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';
import { Slot } from '../../schedule/slot.ts';
import { Recipient } from '../recipient.ts';
import { OrderStatus } from '../status.ts';
import { Progress } from '../work/visit-actions.ts';

/** An order as whoever plans the days sees it. */
export const Visit = z.strictObject({
  _id: z.string(),
  orderId: z.int(),
  customer: z.string(),
  phone: z.string(),
  /** To whom the beautician comes; null: to the customer. */
  visited: z.nullable(Recipient),
  /** Flat, street and pincode. */
  place: z.string(),
  service: z.string(),
  day: Day,
  slot: Slot,
  minutes: z.int(),
  status: OrderStatus,
  /** How far it has come on its day. */
  progress: Progress,
  /** `none`: nobody is assigned. */
  beautician: z.string(),
  /** Null: nobody of the roster. */
  beauticianId: z.nullable(z.string()),
  /** Whom the plan has for it while nobody is assigned; null: nobody. */
  planned: z.nullable(z.string()),
  /** The name of the one whom the customer asked for; null: whoever can come. */
  askedFor: z.nullable(z.string()),
  /** What the beautician should know, in the customer's words; empty: nothing. */
  note: z.string(),
  /** The mehndi design that the customer chose. */
  design: z.nullable(OrderedDesign),
  /** What staff have let stand: it goes on despite this. */
  accepted: z.array(z.enum(conflictKinds)),
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

/** Somebody, and why she cannot come. */
export const UnavailableBeautician = z.strictObject({ name: z.string(), why: z.string() });
export type UnavailableBeautician = z.infer<typeof UnavailableBeautician>;

/** A visit that nobody can make as things stand: the plan found no way. */
export const VisitNeedingChange = z.extend(Visit, {
  /** Send it back with the change, to be told of one in between. */
  version: Version,
  /** What is wrong with it as it stands, in words. */
  why: z.string(),
  /** The names of those who could come instead. */
  free: z.array(z.string()),
  /** Why each of the others cannot. */
  others: z.array(UnavailableBeautician),
});
export type VisitNeedingChange = z.infer<typeof VisitNeedingChange>;

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
  /** The times of day to show: those that can be booked, and those of the visits. */
  slots: z.array(z.string()),
  /** Booked from today on, and no longer fitting the plan: they need somebody. */
  unfit: z.array(VisitNeedingChange),
});
export type Week = z.infer<typeof Week>;
