import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { Rupees } from '../../../kit/rupees-schema.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { CouponCode } from '../../coupons/endpoints.ts';
import { DiscountAmount, DiscountPercent } from '../../discounts/schema.ts';
import { maxOrderTotal } from '../../service-line-totals.ts';

const wholeNumber = 'Enter a whole number, 1 or more';
const Uses = z
  .int(wholeNumber)
  .check(z.minimum(1, wholeNumber), z.maximum(1_000_000, 'Enter at most 10,00,000'));

const terms = z.strictObject({
  code: CouponCode,
  /** Null: a fixed amount. */
  percent: z.nullable(DiscountPercent),
  /** In rupees. Null: a percentage. */
  amount: z.nullable(DiscountAmount),
  /** In rupees: the most that a percentage takes off. Null: no limit. */
  ceiling: z.nullable(DiscountAmount),
  /** In rupees, of all services. */
  minimumOrder: z
    .int('Enter whole rupees')
    .check(
      z.minimum(0, 'Enter 0 or more'),
      z.maximum(maxOrderTotal, 'This is more than any order can cost'),
    ),
  firstVisitOnly: z.boolean(),
  /** Days in India on which orders with the coupon are placed, both included. */
  startsOn: z.nullable(Day),
  endsOn: z.nullable(Day),
  /** Null: any number. */
  maxUses: z.nullable(Uses),
  usesPerCustomer: z.nullable(Uses),
  /** Keys of sections, and services; both empty: all services. */
  sections: z.array(Identifier.check(z.minLength(1))).check(z.maxLength(200)),
  services: z.array(Identifier.check(z.minLength(1))).check(z.maxLength(500)),
});
export type CouponTerms = z.infer<typeof terms>;

export const NewCoupon = terms.check(
  z.refine<CouponTerms>(({ percent, amount }) => (percent === null) !== (amount === null), {
    error: 'Enter a percentage or an amount',
    path: ['percent'],
  }),
  z.refine<CouponTerms>(({ percent, ceiling }) => percent !== null || ceiling === null, {
    error: 'Only a percentage has a maximum',
    path: ['ceiling'],
  }),
  z.refine<CouponTerms>(
    ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
    { error: 'The last day must not be before the first', path: ['endsOn'] },
  ),
);

export const Coupon = z.extend(terms, {
  _id: z.int(),
  code: z.string(),
  isPaused: z.boolean(),
  /** Orders with the coupon, without cancelled ones. */
  uses: z.int(),
  /** What it took off these orders. */
  discount: Rupees,
  createdAt: z.iso.datetime(),
});
export type Coupon = z.infer<typeof Coupon>;
