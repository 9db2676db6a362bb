import * as z from 'zod/mini';
import { multiLineText, textLimits } from '../kit/text-schemas.ts';

export const reportReasons = ['rude', 'untrue', 'spam', 'private', 'other'] as const;
export const ReportReason = z.enum(reportReasons, 'Choose a reason');
export type ReportReason = z.infer<typeof ReportReason>;

export const NewContentReport = z.strictObject({
  reason: ReportReason,
  note: z._default(multiLineText({ min: 0, max: textLimits.note }), ''),
});
export type NewContentReport = z.infer<typeof NewContentReport>;
