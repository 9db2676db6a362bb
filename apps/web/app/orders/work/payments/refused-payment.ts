import { formatPaise } from '@haldi/contract/kit/paise';
import { PaymentRefusedDetails } from '@haldi/contract/orders/payments/schema';
import type { CallError } from '../../../lib/call.ts';
import type { BeauticianAction } from '../action-queue.ts';
import { paymentCopy } from './copy.ts';

type Refusal = Pick<CallError, 'message' | 'reason'>;

/** The money may have changed hands, so the text says what to do. */
const refusedPaymentText = ({ message, reason: { code, details } }: Refusal): string => {
  if (code === 'REFERENCE_USED') return paymentCopy.referenceUsed;
  const refused = PaymentRefusedDetails.safeParse(details).data;
  if (code !== 'PAYMENT_REFUSED' || !refused) return paymentCopy.tellSalon(message);
  return refused.due > 0 ? paymentCopy.lessDue(formatPaise(refused.due)) : paymentCopy.alreadyPaid;
};

/** Undefined: nothing to tell the beautician. */
export const refusalText = (action: BeauticianAction, refusal: Refusal): string | undefined => {
  if (action.kind === 'payment') return refusedPaymentText(refusal);
  // It is paid meanwhile.
  if (action.kind === 'unpaid' && refusal.reason.code === 'PAYMENT_REFUSED') return undefined;
  return refusal.message;
};
