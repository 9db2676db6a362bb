import * as z from 'zod/mini';
import { singleLineText, textLimits } from './text-schemas.ts';

/** Shown to the author. */
export const HidingReason = singleLineText({ max: textLimits.about });

/** Sent only to the author; hidden content is not sent to others. */
export const HidingDetails = z.strictObject({ reason: z.string(), at: z.iso.datetime() });
export type HidingDetails = z.infer<typeof HidingDetails>;
