import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';
import { slotReasons } from '../schedule/availability.ts';
import { Terms } from './agreed-terms.ts';
import { OrderId } from './order-id.ts';
import { Order } from './schema.ts';
import { changeRefusals } from './terms.ts';

/** `details` of PRICE_CHANGED and SERVICE_GONE: what the cart should now say. */
export const CartMismatch = z.strictObject({
  prices: z.array(z.strictObject({ serviceId: z.string(), name: z.string(), price: Rupees })),
  gone: z.array(z.strictObject({ serviceId: z.string() })),
  /** Present when the charge for coming is another one by now. */
  visitingCharge: z.optional(Rupees),
});
export type CartMismatch = z.infer<typeof CartMismatch>;

/** `details` of ORDER_EXISTS and ORDER_CHANGED: the order as it stands; whoever holds a link reads it. */
export const ExistingOrder = z.strictObject({ order: Order });
export type ExistingOrder = z.infer<typeof ExistingOrder>;

/** A full slot has an error of its own; NOT_OFFERED: visits no longer begin at that time. */
const notBookableReasons = [
  ...slotReasons.filter((reason) => reason !== 'FULL'),
  'NOT_OFFERED',
] as const;

/** `details` of SLOT_NOT_BOOKABLE. */
export const NotBookable = z.strictObject({
  reason: z.enum(notBookableReasons),
});
export type NotBookable = z.infer<typeof NotBookable>;

/** `details` of ORDER_TOO_SMALL: what the services come to at least there, and what is missing. */
export const OrderTooSmall = z.strictObject({ leastOrder: Rupees, missing: Rupees });
export type OrderTooSmall = z.infer<typeof OrderTooSmall>;

/** `details` of ALREADY_BOOKED: the order that holds the time. */
export const AlreadyBooked = z.strictObject({ orderId: OrderId });
export type AlreadyBooked = z.infer<typeof AlreadyBooked>;

/** `details` of TOO_MANY_OPEN_ORDERS: how many can be open at a time, where the number is the reason. */
export const TooManyOpenOrders = z.strictObject({ limit: z.optional(z.int()) });
export type TooManyOpenOrders = z.infer<typeof TooManyOpenOrders>;

/** `details` of BEAUTICIAN_UNAVAILABLE: she has another visit then, which ends at that time. */
export const BeauticianUnavailable = z.strictObject({
  reason: z.literal('BUSY'),
  until: z.optional(z.string()),
});
export type BeauticianUnavailable = z.infer<typeof BeauticianUnavailable>;

/** `details` of NOT_CHANGEABLE: why the customer cannot do it herself; staff: it is CLOSED. */
export const NotChangeable = z.strictObject({ reason: z.enum(changeRefusals) });
export type NotChangeable = z.infer<typeof NotChangeable>;

/** `details` of FEE_CHANGED: what cancelling costs by now. */
export const FeeChanged = z.strictObject({ fee: Rupees });
export type FeeChanged = z.infer<typeof FeeChanged>;

/** `details` of TERMS_CHANGED: the terms of an order that is placed now. */
export const TermsChanged = z.strictObject({ terms: Terms });
export type TermsChanged = z.infer<typeof TermsChanged>;
