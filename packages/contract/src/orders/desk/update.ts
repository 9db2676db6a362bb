import * as z from 'zod/mini';
import { Version } from '../../kit/integer.ts';
import { nameText, textLimits } from '../../kit/text.ts';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';
import { AttemptId } from '../attempt-id.ts';
import { CancelNote } from '../cancel-request.ts';
import { salonCancelReasons } from '../cancellation.ts';
import { AdminStatus } from '../status.ts';
import { UpdateMessage } from './update-messages.ts';

/** What a screen asks before it sends an update. */
export const confirmationKinds = [
  'before-start',
  'started',
  'reopen',
  'cancel',
  'contradiction',
] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

/** What an admin sends to move an order on. */
export const OrderUpdate = z.strictObject({
  status: AdminStatus,
  message: UpdateMessage,
  /** Empty or absent: unchanged. `none`: nobody. */
  beautician: z.optional(nameText({ min: 0, max: textLimits.name })),
  /** The name is that of somebody who is not on the roster, even if it resembles one. */
  freelancer: z.optional(z.boolean()),
  /** What speaks against sending her, and has been seen: she is sent all the same. */
  despite: z.optional(z.array(z.enum(conflictKinds)).check(z.maxLength(conflictKinds.length))),
  /** Why it is cancelled; taken with that status only. */
  reason: z.optional(z.enum(salonCancelReasons)),
  note: z.optional(CancelNote),
  /** The customer pays no fee, whatever her terms say. */
  waiveFee: z.optional(z.boolean()),
  /** The questions that the screen asked first, for the activity list. */
  asked: z.optional(
    z.array(z.enum(confirmationKinds)).check(z.maxLength(confirmationKinds.length)),
  ),
  version: z.optional(Version),
  attempt: z.optional(AttemptId),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
