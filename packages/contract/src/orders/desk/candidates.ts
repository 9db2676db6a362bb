import * as z from 'zod/mini';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';

/** What speaks against sending somebody, in words; only BUSY cannot be overridden. */
export const ConflictDescription = z.strictObject({
  kind: z.enum(conflictKinds),
  text: z.string(),
});
export type ConflictDescription = z.infer<typeof ConflictDescription>;

/** Somebody of the roster, as whoever assigns a visit sees her. */
export const Candidate = z.strictObject({
  name: z.string(),
  /** The address of her picture; null: none yet. */
  picture: z.nullable(z.string()),
  /** The weightiest first; nothing: she can simply go. */
  objections: z.array(ConflictDescription),
  /** Minutes on the way from her visit before it; null: she has none that day. */
  minutesAway: z.nullable(z.int()),
});
export type Candidate = z.infer<typeof Candidate>;

export const Candidates = z.strictObject({
  /** Whom the plan has for the visit; null: nobody. */
  planned: z.nullable(z.string()),
  /** Those who can simply go first. */
  people: z.array(Candidate),
});
export type Candidates = z.infer<typeof Candidates>;

/** `details` of BEAUTICIAN_OBJECTIONS: send their kinds back as `despite` to send her all the same. */
export const BeauticianConflicts = z.strictObject({
  name: z.string(),
  objections: z.array(ConflictDescription),
});
export type BeauticianConflicts = z.infer<typeof BeauticianConflicts>;

/** `details` of BEAUTICIAN_UNCLEAR: who on the roster may be meant. */
export const SimilarNames = z.strictObject({ names: z.array(z.string()) });
export type SimilarNames = z.infer<typeof SimilarNames>;
