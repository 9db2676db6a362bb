import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { Version } from '../../../kit/integer-schemas.ts';
import { Slot } from '../../../schedule/slot-schema.ts';

export const alertKinds = ['help', 'cannot-go', 'wrong-codes'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const Alert = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(alertKinds),
  /** `phone` is empty if there is none on the roster. */
  beautician: z.strictObject({ name: z.string(), phone: z.string() }),
  visit: z.nullable(
    z.strictObject({
      _id: z.string(),
      orderId: z.int(),
      day: Day,
      slot: Slot,
      /** Flat, street and pincode. */
      place: z.string(),
    }),
  ),
  reason: z.string(),
  /** Who goes instead. Null unless a beautician declined a visit that has not started. */
  replacement: z.nullable(
    z.strictObject({
      /** Null: no other beautician is available. */
      name: z.nullable(z.string()),
      /** False: only planned. */
      isAssigned: z.boolean(),
      status: z.enum(['pending', 'confirmed']),
      version: Version,
    }),
  ),
  at: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;
export type Replacement = NonNullable<Alert['replacement']>;

/** Many first visits booked from one network within an hour. */
export const FirstVisitBurst = z.strictObject({
  _id: z.uuid(),
  at: z.iso.datetime(),
  /** Open orders only. */
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

export const AlertList = z.strictObject({
  alerts: z.array(Alert),
  bursts: z.array(FirstVisitBurst),
});
export type AlertList = z.infer<typeof AlertList>;
