import * as z from 'zod/mini';

/** A mehndi design as an order carries it, ready to be shown. */
export const OrderedDesign = z.strictObject({
  slug: z.string(),
  name: z.string(),
  image: z.string(),
});
export type OrderedDesign = z.infer<typeof OrderedDesign>;
