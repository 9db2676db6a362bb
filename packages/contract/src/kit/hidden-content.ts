import * as z from 'zod/mini';
import { singleLine, textLimits } from './text.ts';

/** Why the salon hides something; its author reads it. */
export const HidingReason = singleLine({ max: textLimits.about });

/** Set on what is hidden, for its author alone: for everybody else it is not there. */
export const HiddenMark = z.strictObject({ reason: z.string(), at: z.iso.datetime() });
export type HiddenMark = z.infer<typeof HiddenMark>;
