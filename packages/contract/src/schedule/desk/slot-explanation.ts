import * as z from 'zod/mini';

/** One of the roster, and whether she could make the visit that is asked about. */
export const BeauticianExplanation = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** The address of her picture; null: none yet. */
  picture: z.nullable(z.string()),
  isFree: z.boolean(),
  /** What speaks against her in words, the weightiest first; nothing: she is free. */
  why: z.array(z.string()),
  /** What would free her, in words; null: she is free, or nothing would. */
  freeIf: z.nullable(z.string()),
});
export type BeauticianExplanation = z.infer<typeof BeauticianExplanation>;

/** Why a time is free or not, person by person. */
export const SlotExplanation = z.strictObject({
  /** Whether a customer gets it. */
  isFree: z.boolean(),
  /** What the rules of the salon say against it in words, whoever is free. */
  rules: z.array(z.string()),
  /** Everybody who still works: those who are free first, then those who could be. */
  people: z.array(BeauticianExplanation),
});
export type SlotExplanation = z.infer<typeof SlotExplanation>;
