import * as z from 'zod/mini';

/** A discount that was not removed. */
export const OrderDiscount = z.strictObject({
  id: z.int(),
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
export type OrderDiscount = z.infer<typeof OrderDiscount>;
export type DiscountTerms = Omit<OrderDiscount, 'id'>;
