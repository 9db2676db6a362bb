import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees-schema.ts';
import { slotUnavailableReasons } from '../schedule/availability.ts';
import { Terms } from './agreed-terms.ts';
import { changeRefusals } from './move-and-cancel-terms.ts';
import { OrderId } from './order-id.ts';
import { Order } from './schema.ts';

/** `details` of PRICE_CHANGED and SERVICE_GONE. */
export const CartMismatch = z.strictObject({
  prices: z.array(z.strictObject({ serviceId: z.string(), name: z.string(), price: Rupees })),
  gone: z.array(z.strictObject({ serviceId: z.string() })),
  /** Present if the visiting charge has changed. */
  visitingCharge: z.optional(Rupees),
});
export type CartMismatch = z.infer<typeof CartMismatch>;

/** `details` of ORDER_EXISTS and ORDER_CHANGED. */
export const ExistingOrderDetails = z.strictObject({ order: Order });
export type ExistingOrderDetails = z.infer<typeof ExistingOrderDetails>;

/** FULL has an error code of its own. NOT_OFFERED: not a start time any more. */
const notBookableReasons = [
  ...slotUnavailableReasons.filter((reason) => reason !== 'FULL'),
  'NOT_OFFERED',
] as const;

/** `details` of SLOT_NOT_BOOKABLE. */
export const NotBookableDetails = z.strictObject({
  reason: z.enum(notBookableReasons),
});
export type NotBookableDetails = z.infer<typeof NotBookableDetails>;

/** `details` of ORDER_TOO_SMALL: the minimum order of the area, and the missing amount. */
export const OrderTooSmallDetails = z.strictObject({ minimumOrder: Rupees, missing: Rupees });
export type OrderTooSmallDetails = z.infer<typeof OrderTooSmallDetails>;

/** `details` of ALREADY_BOOKED: the overlapping order. */
export const AlreadyBookedDetails = z.strictObject({ orderId: OrderId });
export type AlreadyBookedDetails = z.infer<typeof AlreadyBookedDetails>;

/** `details` of TOO_MANY_OPEN_ORDERS. Absent: the limit is not a number of orders. */
export const TooManyOpenOrdersDetails = z.strictObject({ limit: z.optional(z.int()) });
export type TooManyOpenOrdersDetails = z.infer<typeof TooManyOpenOrdersDetails>;

/** `details` of BEAUTICIAN_UNAVAILABLE: when the overlapping visit ends. */
export const BeauticianUnavailableDetails = z.strictObject({
  reason: z.literal('BUSY'),
  until: z.optional(z.string()),
});
export type BeauticianUnavailableDetails = z.infer<typeof BeauticianUnavailableDetails>;

/** `details` of NOT_CHANGEABLE. */
export const NotChangeableDetails = z.strictObject({ reason: z.enum(changeRefusals) });
export type NotChangeableDetails = z.infer<typeof NotChangeableDetails>;

/** `details` of FEE_CHANGED: the current fee. */
export const FeeChangedDetails = z.strictObject({ fee: Rupees });
export type FeeChangedDetails = z.infer<typeof FeeChangedDetails>;

/** `details` of TERMS_CHANGED: the current terms. */
export const TermsChangedDetails = z.strictObject({ terms: Terms });
export type TermsChangedDetails = z.infer<typeof TermsChangedDetails>;
