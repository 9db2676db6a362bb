import { formatPaise } from '@haldi/contract/kit/paise';
import { PaymentRefusedDetails } from '@haldi/contract/orders/payments/schema';
import type { CallError } from '../../../lib/call.ts';
import { paymentCopy } from './copy.ts';

type Refusal = Pick<CallError, 'message' | 'reason'>;

/** The money may have changed hands, so the text says what to do. */
export const refusedPaymentText = (
  { message, reason: { code, details } }: Refusal,
  { isOnPhone }: { isOnPhone: boolean },
): string => {
  if (code === 'REFERENCE_USED') {
    return isOnPhone ? paymentCopy.referenceUsed : paymentCopy.referenceUsedLater;
  }
  if (code === 'NOT_FOUND') return paymentCopy.noLongerYours;
  const refused = PaymentRefusedDetails.safeParse(details).data;
  if (code !== 'PAYMENT_REFUSED' || !refused) return paymentCopy.tellSalon(message);
  if (refused.due <= 0) return paymentCopy.alreadyPaid;
  const due = formatPaise(refused.due);
  return isOnPhone ? paymentCopy.lessDue(due) : paymentCopy.lessDueLater(due);
};
