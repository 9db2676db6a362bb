import * as z from 'zod/mini';
import { objectionKinds } from '../../schedule/plan/objections.ts';

/** What speaks against sending somebody, in words; only BUSY cannot be overridden. */
export const SpokenObjection = z.strictObject({ kind: z.enum(objectionKinds), text: z.string() });
export type SpokenObjection = z.infer<typeof SpokenObjection>;

/** Somebody of the roster, as whoever assigns a visit sees her. */
export const Candidate = z.strictObject({
  name: z.string(),
  /** The address of her picture; null: none yet. */
  picture: z.nullable(z.string()),
  /** The weightiest first; nothing: she can simply go. */
  objections: z.array(SpokenObjection),
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
export const ObjectionsToHer = z.strictObject({
  name: z.string(),
  objections: z.array(SpokenObjection),
});
export type ObjectionsToHer = z.infer<typeof ObjectionsToHer>;

/** `details` of BEAUTICIAN_UNCLEAR: who on the roster may be meant. */
export const ResemblingNames = z.strictObject({ names: z.array(z.string()) });
export type ResemblingNames = z.infer<typeof ResemblingNames>;
