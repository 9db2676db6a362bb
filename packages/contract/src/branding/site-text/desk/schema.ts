import * as z from 'zod/mini';
import { Version } from '../../../kit/integer-schemas.ts';
import { PublicSiteText, SiteText } from '../schema.ts';

export const SiteTextUpdate = z.extend(SiteText, {
  version: Version,
});
export type SiteTextUpdate = z.infer<typeof SiteTextUpdate>;

export const StaffSiteText = z.strictObject({
  words: PublicSiteText,
  version: Version,
  /** Null if it was never saved. */
  lastSaved: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime() })),
});
export type StaffSiteText = z.infer<typeof StaffSiteText>;

/** `details` of WORDS_CHANGED. */
export const CurrentSiteText = z.strictObject({ standing: StaffSiteText });
export type CurrentSiteText = z.infer<typeof CurrentSiteText>;
