import * as z from 'zod/mini';
import { maxOrderTotal } from '../service-line-totals.ts';

const percentRange = 'Enter a whole number from 1 to 100';
const wholeRupees = 'Enter whole rupees, 1 or more';

export const DiscountPercent = z
  .int(percentRange)
  .check(z.minimum(1, percentRange), z.maximum(100, percentRange));

/** In rupees. */
export const DiscountAmount = z
  .int(wholeRupees)
  .check(
    z.minimum(1, wholeRupees),
    z.maximum(maxOrderTotal, 'This is more than any order can cost'),
  );

export const DiscountTerms = z.strictObject({
  /** Null: a fixed amount. */
  percent: z.nullable(z.int()),
  /** In rupees. Null: a percentage. */
  amount: z.nullable(z.int()),
  /** In rupees: the most that a percentage takes off. Null: no limit. */
  ceiling: z.nullable(z.int()),
  /** The services that it applies to. Null: all. */
  services: z.nullable(z.array(z.string())),
  /** Of the coupon. Null: given by staff. */
  code: z.nullable(z.string()),
});
export type DiscountTerms = z.infer<typeof DiscountTerms>;

/** A discount that was not removed. */
export const OrderDiscount = z.extend(DiscountTerms, { id: z.int() });
export type OrderDiscount = z.infer<typeof OrderDiscount>;
