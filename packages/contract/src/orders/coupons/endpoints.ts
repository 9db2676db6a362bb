import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { CartParameter } from '../../schedule/visit-query-parameters.ts';
import { DiscountTerms } from '../discounts/schema.ts';
import { couponCodePattern, invalidCouponCode } from './coupon-code.ts';

/** Not case-sensitive. */
export const CouponCode = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  z.string().check(z.regex(couponCodePattern, invalidCouponCode)),
);

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
  answer: DiscountTerms,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'COUPON_REFUSED',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
