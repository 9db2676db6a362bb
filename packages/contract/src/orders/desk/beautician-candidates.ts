import * as z from 'zod/mini';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';

/** All kinds except BUSY can be accepted. */
export const ConflictDescription = z.strictObject({
  kind: z.enum(conflictKinds),
  text: z.string(),
});
export type ConflictDescription = z.infer<typeof ConflictDescription>;

export const BeauticianCandidate = z.strictObject({
  name: z.string(),
  picture: z.nullable(z.string()),
  conflicts: z.array(ConflictDescription),
  /** Travel time from the previous visit. Null: no visit before. */
  minutesAway: z.nullable(z.int()),
});
export type BeauticianCandidate = z.infer<typeof BeauticianCandidate>;

export const BeauticianCandidates = z.strictObject({
  planned: z.nullable(z.string()),
  people: z.array(BeauticianCandidate),
});
export type BeauticianCandidates = z.infer<typeof BeauticianCandidates>;

/** `details` of BEAUTICIAN_OBJECTIONS. Send the kinds back as `acknowledged` to assign anyway. */
export const BeauticianConflicts = z.strictObject({
  name: z.string(),
  conflicts: z.array(ConflictDescription),
});
export type BeauticianConflicts = z.infer<typeof BeauticianConflicts>;

/** `details` of BEAUTICIAN_UNCLEAR: beauticians who may be meant. */
export const SimilarBeauticianNames = z.strictObject({ names: z.array(z.string()) });
export type SimilarBeauticianNames = z.infer<typeof SimilarBeauticianNames>;
