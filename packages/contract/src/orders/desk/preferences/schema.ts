import * as z from 'zod/mini';
import { BeauticianId } from '../../../kit/beautician-id.ts';

const BeauticianExclusion = z.strictObject({
  _id: BeauticianId,
  name: z.string(),
  isExcluded: z.boolean(),
  /** Excluded by the customer. */
  isAskedFor: z.boolean(),
});

export const BeauticianExclusions = z.strictObject({
  /** Active beauticians, and inactive ones that are excluded. */
  people: z.array(BeauticianExclusion),
  /** How many visits newly need a change; 0 when only reading. */
  newlyNeedingChange: z.int(),
});
export type BeauticianExclusions = z.infer<typeof BeauticianExclusions>;
