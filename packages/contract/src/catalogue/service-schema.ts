import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees-schema.ts';

export const Service = z.strictObject({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  /** Address of the page with the service as its hash. */
  href: z.string(),
  price: Rupees,
  offerprice: Rupees,
  /** In minutes. */
  duration: z.int(),
  category: z.string(),
});
export type Service = z.infer<typeof Service>;
