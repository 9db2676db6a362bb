import * as z from 'zod/mini';
import { addDays, indiaDay } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { multiLineText } from '../kit/text-schemas.ts';
import { AttemptId } from '../orders/attempt-id.ts';
import { complaintStates } from './complaint-permissions.ts';
import { ComplaintOutcome } from './outcome.ts';

export const maxComplaintText = 1_000;
export const ComplaintText = multiLineText({ max: maxComplaintText });

export const maxComplaintPictures = 6;

/** Stars of a review that can become a complaint. */
export const maxComplaintRating = 2;

const defaultDueDays = 2;

/** The day by which the salon replies. */
export const defaultDueDay = (now: Date): string => addDays(indiaDay(now), defaultDueDays);

/** The day itself is in time. */
export const isOverdue = (
  { state, dueOn }: { state: (typeof complaintStates)[number]; dueOn: string },
  today: string,
): boolean => state === 'open' && dueOn < today;

export const ComplaintMessage = z.strictObject({ text: ComplaintText, attempt: AttemptId });
export type ComplaintMessage = z.infer<typeof ComplaintMessage>;

/** What the customer reads. By order link without texts, because links get shared. */
export const CustomerComplaint = z.strictObject({
  state: z.enum(complaintStates),
  dueOn: Day,
  /** Oldest first. */
  entries: z.array(
    z.strictObject({
      kind: z.enum(['opened', 'message', 'closed', 'reopened']),
      by: z.enum(['customer', 'salon']),
      text: z.string(),
      /** Only of `closed`. */
      outcome: z.nullable(ComplaintOutcome),
      at: z.iso.datetime(),
    }),
  ),
  /** Addresses of the customer's own pictures. */
  pictures: z.array(z.string()),
});
export type CustomerComplaint = z.infer<typeof CustomerComplaint>;

/** Null: there is none. */
export const CustomerComplaintAnswer = z.strictObject({
  complaint: z.nullable(CustomerComplaint),
});
