import * as z from 'zod/mini';
import { Version } from '../kit/integer-schemas.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { multiLineText, textLimits } from '../kit/text-schemas.ts';
import { AttemptId } from './attempt-id.ts';
import { type CancelReason, customerCancelReasons } from './cancellation.ts';
import { type Fee, higherFee } from './fee.ts';
import {
  customerCancelFee,
  type customerCancelFeeAmount,
  keptAdvanceFee,
} from './move-and-cancel-terms.ts';

export const cancelReasonLabels: Record<CancelReason, string> = {
  plans_changed: 'My plans changed',
  wrong_time: 'The time no longer works for me',
  unwell: 'I am unwell',
  booked_by_mistake: 'I booked by mistake',
  customer_asked: 'Customer asked to cancel',
  no_show: 'Customer not at home',
  salon_cannot: 'We cannot come',
  booked_twice: 'Duplicate booking',
  advance_unpaid: 'Advance not paid in time',
  other: 'Other',
};

export const CancelNote = multiLineText({ min: 0, max: textLimits.note });

export const CancelRequest = z.strictObject({
  reason: z.enum(customerCancelReasons, 'Please choose a reason'),
  note: z.optional(CancelNote),
  /** The fee that was shown. If it has changed: FEE_CHANGED. */
  fee: Rupees,
  version: Version,
  attempt: AttemptId,
});
export type CancelRequest = z.infer<typeof CancelRequest>;

type Booked = Parameters<typeof customerCancelFeeAmount>[0];

export const salonCancelFee = (
  booked: Booked,
  reason: CancelReason | null,
  now: Date,
): Fee | undefined => {
  if (reason === 'customer_asked') return customerCancelFee(booked, now);
  if (reason !== 'no_show') return undefined;
  return higherFee({ kind: 'no_show', amount: booked.terms.noShowFee }, keptAdvanceFee(booked));
};
