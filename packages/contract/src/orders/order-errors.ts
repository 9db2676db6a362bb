import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';
import { OrderId } from './order-id.ts';
import { Order } from './schema.ts';

/** `details` of PRICE_CHANGED and SERVICE_GONE: what the cart should now say. */
export const CartMismatch = z.strictObject({
  prices: z.array(z.strictObject({ serviceId: z.string(), name: z.string(), price: Rupees })),
  gone: z.array(z.strictObject({ serviceId: z.string() })),
  /** Present when the charge for coming is another one by now. */
  visitingCharge: z.optional(Rupees),
});
export type CartMismatch = z.infer<typeof CartMismatch>;

/** `details` of ORDER_EXISTS and ORDER_CHANGED: the order as it stands. */
export const ExistingOrder = z.strictObject({ order: Order });
export type ExistingOrder = z.infer<typeof ExistingOrder>;

/** `details` of SLOT_NOT_BOOKABLE. */
export const NotBookable = z.strictObject({
  reason: z.enum(['PAST', 'TOO_SOON', 'TOO_FAR', 'CLOSED', 'TOO_LONG']),
});
export type NotBookable = z.infer<typeof NotBookable>;

/** `details` of ALREADY_BOOKED: the order that holds the time. */
export const AlreadyBooked = z.strictObject({ orderId: OrderId });
export type AlreadyBooked = z.infer<typeof AlreadyBooked>;

/** `details` of TOO_MANY_OPEN_ORDERS: how many can be open at a time. */
export const TooManyOpenOrders = z.strictObject({ limit: z.int() });
export type TooManyOpenOrders = z.infer<typeof TooManyOpenOrders>;

export const beauticianReasons = ['OFF', 'INACTIVE', 'BUSY'] as const;
/** `details` of BEAUTICIAN_UNAVAILABLE. */
export const BeauticianUnavailable = z.strictObject({ reason: z.enum(beauticianReasons) });
export type BeauticianUnavailable = z.infer<typeof BeauticianUnavailable>;
