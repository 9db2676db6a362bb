import * as z from 'zod/mini';
import { BeauticianId } from '../../kit/beautician-id.ts';
import { Day } from '../../kit/day.ts';

/** Somebody who has been with the customer and can be asked for again. */
export const PastBeautician = z.strictObject({
  _id: BeauticianId,
  name: z.string(),
  /** The address of her picture; null: there is none. */
  picture: z.nullable(z.string()),
  /** The day of her last visit to this customer. */
  lastVisit: Day,
  /** What was done then, one after the other. */
  service: z.string(),
});
export type PastBeautician = z.infer<typeof PastBeautician>;

/** Whether a customer has asked not to be sent whoever made a visit. */
export const CustomerExclusion = z.strictObject({
  /** Who made the visit; null: nobody of the roster, so that there is nothing to ask. */
  beautician: z.nullable(z.string()),
  isAsked: z.boolean(),
});
export type CustomerExclusion = z.infer<typeof CustomerExclusion>;
