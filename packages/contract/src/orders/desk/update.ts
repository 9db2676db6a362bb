import * as z from 'zod/mini';
import { Version } from '../../kit/integer.ts';
import { nameLine, textLimits } from '../../kit/text.ts';
import { objectionKinds } from '../../schedule/plan/objections.ts';
import { AttemptId } from '../attempt-id.ts';
import { salonReasons } from '../cancellation.ts';
import { CancelNote } from '../cancelling.ts';
import { AdminStatus } from '../status.ts';
import { OrderMessage } from './messages.ts';

/** What a screen asks before it sends an update. */
export const askedQuestions = [
  'before-start',
  'started',
  'reopen',
  'cancel',
  'contradiction',
] as const;
export type AskedQuestion = (typeof askedQuestions)[number];

/** What an admin sends to move an order on. */
export const OrderUpdate = z.strictObject({
  status: AdminStatus,
  message: OrderMessage,
  /** Empty or absent: unchanged. `none`: nobody. */
  beautician: z.optional(nameLine({ min: 0, max: textLimits.name })),
  /** The name is that of somebody who is not on the roster, even if it resembles one. */
  freelancer: z.optional(z.boolean()),
  /** What speaks against sending her, and has been seen: she is sent all the same. */
  despite: z.optional(z.array(z.enum(objectionKinds)).check(z.maxLength(objectionKinds.length))),
  /** Why it is cancelled; taken with that status only. */
  reason: z.optional(z.enum(salonReasons)),
  note: z.optional(CancelNote),
  /** The customer pays no fee, whatever her terms say. */
  waiveFee: z.optional(z.boolean()),
  /** The questions that the screen asked first, for the activity list. */
  asked: z.optional(z.array(z.enum(askedQuestions)).check(z.maxLength(askedQuestions.length))),
  version: z.optional(Version),
  attempt: z.optional(AttemptId),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
