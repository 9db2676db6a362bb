import * as z from 'zod/mini';
import { Version } from '../../../kit/integer.ts';
import { OwnWords, PublicWords } from '../schema.ts';

export const WordsUpdate = z.extend(OwnWords, {
  /** That of the words that were changed; others in between: WORDS_CHANGED. */
  version: Version,
});
export type WordsUpdate = z.infer<typeof WordsUpdate>;

export const StaffWords = z.strictObject({
  words: PublicWords,
  version: Version,
  /** Null: nobody has saved anything yet. */
  lastSaved: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime() })),
});
export type StaffWords = z.infer<typeof StaffWords>;

/** `details` of WORDS_CHANGED: how they stand. */
export const StandingWords = z.strictObject({ standing: StaffWords });
export type StandingWords = z.infer<typeof StandingWords>;
