import * as z from 'zod/mini';
import { MobileNumber } from '../accounts/mobile-number-schema.ts';
import { BeauticianId } from '../kit/beautician-id.ts';
import { Day } from '../kit/day-schema.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { Identifier, multiLineText, textLimits } from '../kit/text-schemas.ts';
import { Slot } from '../schedule/slot-schema.ts';
import { Terms } from './agreed-terms.ts';
import { CouponCode } from './coupons/endpoints.ts';
import { OrderAddressInput } from './order-address.ts';
import { OrderId } from './order-id.ts';
import { RecipientInput } from './recipient.ts';
import { quantityLimits } from './service-line-totals.ts';

const PlacedService = z.strictObject({
  serviceId: Identifier.check(z.minLength(1)),
  name: z.optional(z.string().check(z.maxLength(textLimits.note))),
  /** The price that was shown. If it has changed: PRICE_CHANGED. */
  price: Rupees,
  duration: z.optional(z.number()),
  quantity: z._default(
    z
      .int('Enter a whole number')
      .check(
        z.minimum(quantityLimits.min, `The quantity must be at least ${quantityLimits.min}`),
        z.maximum(quantityLimits.max, `You can book at most ${quantityLimits.max} of each service`),
      ),
    1,
  ),
  category: z.optional(z.string()),
});

const OrderNote = multiLineText({ min: 0, max: textLimits.note });

export const maxOrderLines = 50;

/**
 * `userId` and `username` must match the session. `status`, `beautician`, `trackingHistory` and
 * `total` are accepted and ignored.
 */
export const OrderRequest = z.strictObject({
  orderId: OrderId,
  userId: Identifier,
  username: z.string().check(z.maxLength(textLimits.name)),
  /** Absent: the one in the customer’s profile. */
  userPhone: z.optional(MobileNumber),
  services: z
    .array(PlacedService)
    .check(
      z.minLength(1, 'Your cart is empty'),
      z.maxLength(maxOrderLines, `An order can have at most ${maxOrderLines} services`),
    ),
  appointmentDate: Day,
  appointmentSlot: Slot,
  address: OrderAddressInput,
  /** Only a beautician who has visited the customer before. Absent: any available beautician. */
  askedFor: z.optional(BeauticianId),
  note: z.optional(OrderNote),
  design: z.optional(Identifier),
  coupon: z.optional(CouponCode),
  /** Absent: the customer. */
  recipient: z.optional(RecipientInput),
  /** The terms that were shown. If they have changed: TERMS_CHANGED. */
  terms: z.optional(Terms),
  status: z.optional(z.string()),
  beautician: z.optional(z.string()),
  trackingHistory: z.optional(
    z.array(
      z.strictObject({
        status: z.optional(z.string()),
        message: z.optional(z.string()),
        timestamp: z.optional(z.union([z.string(), z.number()])),
        beautician: z.optional(z.string()),
      }),
    ),
  ),
  total: z.optional(z.number()),
  /** The charge that was shown. Absent: not checked. */
  visitingCharge: z.optional(Rupees),
});
export type OrderRequest = z.infer<typeof OrderRequest>;
