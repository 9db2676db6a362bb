import * as z from 'zod/mini';

/** What a customer reads about whoever comes to her. */
export const BeauticianProfile = z.strictObject({
  about: z.string(),
  picture: z.nullable(z.string()),
  /** What she does, by name; empty: everything. */
  skills: z.array(z.string()),
});
export type BeauticianProfile = z.infer<typeof BeauticianProfile>;
