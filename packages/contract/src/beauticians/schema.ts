import * as z from 'zod/mini';

export const Beautician = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Whether she still takes appointments. */
  active: z.boolean(),
});
export type Beautician = z.infer<typeof Beautician>;
