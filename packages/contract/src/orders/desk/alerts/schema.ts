import * as z from 'zod/mini';
import { Day } from '../../../kit/day.ts';
import { Slot } from '../../../schedule/slot.ts';

export const alertKinds = ['help', 'cannot-go', 'wrong-codes'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Something that a beautician needs the salon for, until somebody takes care of it. */
export const Alert = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(alertKinds),
  /** Who needs it, and where to call her; the number is empty where the roster has none. */
  beautician: z.strictObject({ name: z.string(), phone: z.string() }),
  /** Null: she is at no visit. */
  visit: z.nullable(
    z.strictObject({
      _id: z.string(),
      orderId: z.int(),
      day: Day,
      slot: Slot,
      /** Where it is: flat, street and pincode. */
      place: z.string(),
    }),
  ),
  /** In her words; empty: none. */
  reason: z.string(),
  at: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;

/** Many first visits that were booked from one network within an hour, until staff have looked. */
export const FirstVisitBurst = z.strictObject({
  _id: z.uuid(),
  at: z.iso.datetime(),
  /** Those that are still open. */
  orders: z.array(
    z.strictObject({
      _id: z.string(),
      orderId: z.int(),
      customer: z.string(),
      day: Day,
      slot: Slot,
    }),
  ),
});
export type FirstVisitBurst = z.infer<typeof FirstVisitBurst>;

/** The longest waiting first. */
export const AlertList = z.strictObject({
  alerts: z.array(Alert),
  bursts: z.array(FirstVisitBurst),
});
export type AlertList = z.infer<typeof AlertList>;
