import * as z from 'zod/mini';
import { singleLine, textLimits } from './text.ts';

/** Shown to the author. */
export const HidingReason = singleLine({ max: textLimits.about });

/** Sent only to the author; hidden content is not sent to others. */
export const HiddenMark = z.strictObject({ reason: z.string(), at: z.iso.datetime() });
export type HiddenMark = z.infer<typeof HiddenMark>;
