import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';
import { slotReasons } from '../schedule/availability.ts';
import { Terms } from './agreed-terms.ts';
import { OrderId } from './order-id.ts';
import { Order } from './schema.ts';
import { changeRefusals } from './terms.ts';

/** `details` of PRICE_CHANGED and SERVICE_GONE. */
export const CartMismatch = z.strictObject({
  prices: z.array(z.strictObject({ serviceId: z.string(), name: z.string(), price: Rupees })),
  gone: z.array(z.strictObject({ serviceId: z.string() })),
  /** Present if the visiting charge has changed. */
  visitingCharge: z.optional(Rupees),
});
export type CartMismatch = z.infer<typeof CartMismatch>;

/** `details` of ORDER_EXISTS and ORDER_CHANGED. */
export const ExistingOrder = z.strictObject({ order: Order });
export type ExistingOrder = z.infer<typeof ExistingOrder>;

/** FULL has an error code of its own. NOT_OFFERED: not a start time any more. */
const notBookableReasons = [
  ...slotReasons.filter((reason) => reason !== 'FULL'),
  'NOT_OFFERED',
] as const;

/** `details` of SLOT_NOT_BOOKABLE. */
export const NotBookable = z.strictObject({
  reason: z.enum(notBookableReasons),
});
export type NotBookable = z.infer<typeof NotBookable>;

/** `details` of ORDER_TOO_SMALL: the minimum order of the area, and the missing amount. */
export const OrderTooSmall = z.strictObject({ minimumOrder: Rupees, missing: Rupees });
export type OrderTooSmall = z.infer<typeof OrderTooSmall>;

/** `details` of ALREADY_BOOKED: the overlapping order. */
export const AlreadyBooked = z.strictObject({ orderId: OrderId });
export type AlreadyBooked = z.infer<typeof AlreadyBooked>;

/** `details` of TOO_MANY_OPEN_ORDERS. Absent: the limit is not a number of orders. */
export const TooManyOpenOrders = z.strictObject({ limit: z.optional(z.int()) });
export type TooManyOpenOrders = z.infer<typeof TooManyOpenOrders>;

/** `details` of BEAUTICIAN_UNAVAILABLE: when the overlapping visit ends. */
export const BeauticianUnavailable = z.strictObject({
  reason: z.literal('BUSY'),
  until: z.optional(z.string()),
});
export type BeauticianUnavailable = z.infer<typeof BeauticianUnavailable>;

/** `details` of NOT_CHANGEABLE. */
export const NotChangeable = z.strictObject({ reason: z.enum(changeRefusals) });
export type NotChangeable = z.infer<typeof NotChangeable>;

/** `details` of FEE_CHANGED: the current fee. */
export const FeeChanged = z.strictObject({ fee: Rupees });
export type FeeChanged = z.infer<typeof FeeChanged>;

/** `details` of TERMS_CHANGED: the current terms. */
export const TermsChanged = z.strictObject({ terms: Terms });
export type TermsChanged = z.infer<typeof TermsChanged>;
