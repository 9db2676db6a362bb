import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { nameText, textLimits } from '../../kit/text-schemas.ts';
import { conflictKinds } from '../../schedule/plan/conflicts.ts';
import { AttemptId } from '../attempt-id.ts';
import { CancelNote } from '../cancel-request.ts';
import { salonCancelReasons } from '../cancellation.ts';
import { AdminStatus } from '../status.ts';
import { UpdateMessage } from './update-messages.ts';

export const updateConfirmationKinds = [
  'before-start',
  'started',
  'reopen',
  'cancel',
  'contradiction',
  'advance',
] as const;
export type ConfirmationKind = (typeof updateConfirmationKinds)[number];

export const OrderUpdate = z.strictObject({
  status: AdminStatus,
  message: UpdateMessage,
  /** Empty or absent: unchanged. `none`: unassign. */
  beautician: z.optional(nameText({ min: 0, max: textLimits.name })),
  /** The name is a freelancer’s, even if it resembles a beautician’s. */
  freelancer: z.optional(z.boolean()),
  /** Conflicts that staff have accepted. */
  acknowledged: z.optional(z.array(z.enum(conflictKinds)).check(z.maxLength(conflictKinds.length))),
  reason: z.optional(z.enum(salonCancelReasons)),
  note: z.optional(CancelNote),
  waiveFee: z.optional(z.boolean()),
  /** The visit goes ahead without its advance. */
  waiveAdvance: z.optional(z.boolean()),
  /** The confirmations that the screen asked for, for the audit log. */
  asked: z.optional(
    z.array(z.enum(updateConfirmationKinds)).check(z.maxLength(updateConfirmationKinds.length)),
  ),
  version: z.optional(Version),
  attempt: z.optional(AttemptId),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
