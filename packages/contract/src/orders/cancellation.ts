import * as z from 'zod/mini';

/** Why a customer cancels. */
export const customerCancelReasons = [
  'plans_changed',
  'wrong_time',
  'unwell',
  'booked_by_mistake',
  'other',
] as const;
/** Why the salon does. */
export const salonCancelReasons = [
  'customer_asked',
  'no_show',
  'salon_cannot',
  'booked_twice',
  'other',
] as const;

const cancelReasons = [...new Set([...customerCancelReasons, ...salonCancelReasons])] as const;
export type CancelReason =
  | (typeof customerCancelReasons)[number]
  | (typeof salonCancelReasons)[number];
export const CancelReason = z.enum(cancelReasons as [CancelReason, ...CancelReason[]]);

/** How an order came to be cancelled. */
export const Cancellation = z.strictObject({
  /** Null: nobody said why. */
  reason: z.nullable(CancelReason),
  note: z.string(),
  by: z.enum(['customer', 'salon']),
});
export type Cancellation = z.infer<typeof Cancellation>;
