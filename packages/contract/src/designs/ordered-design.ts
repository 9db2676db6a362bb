import * as z from 'zod/mini';

export const OrderedDesign = z.strictObject({
  slug: z.string(),
  name: z.string(),
  image: z.string(),
});
export type OrderedDesign = z.infer<typeof OrderedDesign>;
