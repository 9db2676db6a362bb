import * as z from 'zod/mini';
import { BeauticianId } from '../../../kit/beautician-id.ts';

/** Somebody of the roster, as far as one customer goes. */
const BeauticianExclusion = z.strictObject({
  _id: BeauticianId,
  name: z.string(),
  /** She is not to be sent to this customer. */
  isApart: z.boolean(),
  /** The customer asked for that herself. */
  isAskedFor: z.boolean(),
});

export const BeauticianExclusions = z.strictObject({
  /** Those who work, and those who are kept apart. */
  people: z.array(BeauticianExclusion),
  /** How many visits have no longer anybody since this change; 0 where nothing was changed. */
  newlyUnfit: z.int(),
});
export type BeauticianExclusions = z.infer<typeof BeauticianExclusions>;
