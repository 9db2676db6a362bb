import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees.ts';

/** A service as the catalogue files and pages show it. */
export const Service = z.strictObject({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  /** The page that shows it, with its place on that page. */
  href: z.string(),
  price: Rupees,
  /** The struck-through original. */
  offerprice: Rupees,
  /** Minutes. */
  duration: z.int(),
  /** The data set's name, e.g. `Rica Waxing`. */
  category: z.string(),
});
export type Service = z.infer<typeof Service>;
