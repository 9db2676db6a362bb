import { VisitActionRefusedDetails } from '@haldi/contract/orders/work/visit-actions';
import type { CallError } from '../../lib/call.ts';
import type { ActionRefusal, BeauticianAction } from './action-queue.ts';
import { workCopy } from './copy.ts';
import { refusedPaymentText } from './payments/refused-payment.ts';

type Refusal = Pick<CallError, 'message' | 'reason'>;

/** Undefined: nothing to tell the beautician. */
export const toActionRefusal = (
  action: BeauticianAction,
  refusal: Refusal,
): ActionRefusal | undefined => {
  const { code, details } = refusal.reason;
  if (action.kind === 'payment') return { refused: refusedPaymentText(refusal) };
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
