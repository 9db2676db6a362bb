import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { CartParameter } from '../../schedule/visit-query-parameters.ts';
import { OrderDiscount } from '../discounts/order-discount.ts';
import { CouponCode } from './coupon-code.ts';

export const CouponDiscount = z.omit(OrderDiscount, { id: true });
export type CouponDiscount = z.infer<typeof CouponDiscount>;

export const checkCoupon = endpoint({
  method: 'GET',
  path: '/api/coupons/:code',
  summary:
    'What a coupon takes off a cart, or why it does not apply; limits per customer are checked for the account',
  auth: 'public',
  bearer: true,
  params: z.strictObject({ code: CouponCode }),
  query: z.strictObject({
    services: CartParameter,
    /** Staff only: the customer to book for. */
    customer: z.optional(Identifier.check(z.minLength(1))),
  }),
  answer: CouponDiscount,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'COUPON_REFUSED',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
