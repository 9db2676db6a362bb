import * as z from 'zod/mini';

export const BeauticianExplanation = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** The URL of the picture; null: none. */
  picture: z.nullable(z.string()),
  isFree: z.boolean(),
  /** The conflicts as text, most severe first; empty: the beautician is free. */
  why: z.array(z.string()),
  /** The reassignment that would free the beautician, as text; null: free, or impossible. */
  availableIf: z.nullable(z.string()),
});
export type BeauticianExplanation = z.infer<typeof BeauticianExplanation>;

export const SlotExplanation = z.strictObject({
  isFree: z.boolean(),
  /** Then no beauticians are listed. */
  isPast: z.boolean(),
  rules: z.array(z.string()),
  /** Active beauticians: free ones first, then those with `availableIf`. */
  people: z.array(BeauticianExplanation),
});
export type SlotExplanation = z.infer<typeof SlotExplanation>;
