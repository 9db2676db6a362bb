import { indiaDay } from '@haldi/contract/kit/dates';
import { VisitActionRefusedDetails } from '@haldi/contract/orders/work/visit-actions';
import type { CallError } from '../../lib/call.ts';
import type { ActionRefusal, QueuedAction } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';
import { refusedPaymentText } from './payments/refused-payment-text.ts';

type Refusal = Pick<CallError, 'message' | 'reason'>;

/** Undefined: nothing to tell the beautician. */
export const toActionRefusal = (
  { act: action, visit }: Pick<QueuedAction, 'act' | 'visit'>,
  refusal: Refusal,
  now: Date,
): ActionRefusal | undefined => {
  const { code, details } = refusal.reason;
  if (action.kind === 'payment') {
    const isOnPhone = visit?.day === indiaDay(now);
    return { refused: refusedPaymentText(refusal, { isOnPhone }) };
  }
  // It is paid meanwhile.
  if (action.kind === 'unpaid' && code === 'PAYMENT_REFUSED') return undefined;
  if (action.kind === 'cannot-go' && code === 'NOT_FOUND') {
    return { refused: workCopy.alreadyNotYours };
  }
  const { reason, recordedAt } = VisitActionRefusedDetails.safeParse(details).data ?? {};
  return {
    refused: refusal.message,
    ...(reason !== undefined && { refusedReason: reason }),
    ...(recordedAt !== undefined && { isAlreadyRecorded: true }),
  };
};
