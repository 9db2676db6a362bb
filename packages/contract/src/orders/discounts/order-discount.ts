import * as z from 'zod/mini';

/** A discount that was not removed. */
export const OrderDiscount = z.strictObject({
  id: z.int(),
  /** Null: a fixed amount. */
  percent: z.nullable(z.int()),
  /** In rupees. Null: a percentage. */
  amount: z.nullable(z.int()),
});
export type OrderDiscount = z.infer<typeof OrderDiscount>;
export type DiscountTerms = Omit<OrderDiscount, 'id'>;
