import * as z from 'zod/mini';

export const customerCancelReasons = [
  'plans_changed',
  'wrong_time',
  'unwell',
  'booked_by_mistake',
  'other',
] as const;
export const salonCancelReasons = [
  'customer_asked',
  'no_show',
  'salon_cannot',
  'booked_twice',
  'other',
] as const;

/** Given by the product itself. */
const automaticCancelReasons = ['advance_unpaid'] as const;

const cancelReasons = [
  ...new Set([...customerCancelReasons, ...salonCancelReasons, ...automaticCancelReasons]),
] as const;
export type CancelReason =
  | (typeof customerCancelReasons)[number]
  | (typeof salonCancelReasons)[number]
  | (typeof automaticCancelReasons)[number];
export const CancelReason = z.enum(cancelReasons as [CancelReason, ...CancelReason[]]);

export const Cancellation = z.strictObject({
  /** Null: no reason given. */
  reason: z.nullable(CancelReason),
  note: z.string(),
  by: z.enum(['customer', 'salon']),
});
export type Cancellation = z.infer<typeof Cancellation>;
