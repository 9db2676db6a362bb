import * as z from 'zod/mini';
import { OrderedDesign } from '../../designs/ordered-design.ts';
import { Day } from '../../kit/day-schema.ts';
import { Version } from '../../kit/integer-schemas.ts';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';
import { Slot } from '../../schedule/slot-schema.ts';
import { Recipient } from '../recipient.ts';
import { OrderStatus } from '../status.ts';
import { VisitProgressFields } from '../work/visit-actions.ts';

export const Visit = z.strictObject({
  _id: z.string(),
  orderId: z.int(),
  customer: z.string(),
  phone: z.string(),
  /** Null: the customer. */
  recipient: z.nullable(Recipient),
  /** Flat, street and pincode. */
  place: z.string(),
  service: z.string(),
  day: Day,
  slot: Slot,
  minutes: z.int(),
  status: OrderStatus,
  progress: VisitProgressFields,
  /** `none`: unassigned. */
  beautician: z.string(),
  /** Null: unassigned or a freelancer. */
  beauticianId: z.nullable(z.string()),
  /** The planned beautician while unassigned. Null: none. */
  planned: z.nullable(z.string()),
  /** Name of the requested beautician. Null: any available beautician. */
  askedFor: z.nullable(z.string()),
  note: z.string(),
  design: z.nullable(OrderedDesign),
  /** Conflicts that staff have accepted. */
  accepted: z.array(z.enum(conflictKinds)),
});
export type Visit = z.infer<typeof Visit>;

export const maxListedVisits = 50;

/**
 * `details` of VISITS_AFFECTED. Send the stamp back to confirm the change; it differs if other
 * visits are affected by then.
 */
export const AffectedVisits = z.strictObject({
  total: z.int(),
  stamp: z.string(),
  /** The next ones, by day and slot. */
  visits: z.array(Visit),
});
export type AffectedVisits = z.infer<typeof AffectedVisits>;

export const UnavailableBeautician = z.strictObject({ name: z.string(), why: z.string() });
export type UnavailableBeautician = z.infer<typeof UnavailableBeautician>;

export const VisitNeedingChange = z.extend(Visit, {
  /** Send it back with the change to detect concurrent changes. */
  version: Version,
  why: z.string(),
  free: z.array(z.string()),
  others: z.array(UnavailableBeautician),
});
export type VisitNeedingChange = z.infer<typeof VisitNeedingChange>;

export const WeekSchedule = z.strictObject({
  today: Day,
  days: z.array(
    z.strictObject({
      day: Day,
      /** How many visits are possible at the same time. */
      seats: z.int(),
      isClosed: z.boolean(),
    }),
  ),
  /** By day and slot, without cancelled orders. */
  visits: z.array(Visit),
  slots: z.array(z.string()),
  needingChange: z.array(VisitNeedingChange),
});
export type WeekSchedule = z.infer<typeof WeekSchedule>;
