import { formatPaise } from '@haldi/contract/kit/paise';
import { PaymentRefusedDetails } from '@haldi/contract/orders/payments/schema';
import type { CallError } from '../../../lib/call.ts';
import { paymentCopy } from './copy.ts';

type Refusal = Pick<CallError, 'message' | 'reason'>;

/** The money may have changed hands, so the text says what to do. */
export const refusedPaymentText = ({ message, reason: { code, details } }: Refusal): string => {
  if (code === 'REFERENCE_USED') return paymentCopy.referenceUsed;
  const refused = PaymentRefusedDetails.safeParse(details).data;
  if (code !== 'PAYMENT_REFUSED' || !refused) return paymentCopy.tellSalon(message);
  return refused.due > 0 ? paymentCopy.lessDue(formatPaise(refused.due)) : paymentCopy.alreadyPaid;
};
