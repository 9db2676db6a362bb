import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { UpiReference } from '../../../payment-settings/upi-payee-and-link.ts';
import { AttemptId } from '../../attempt-id.ts';
import { OrderIdText } from '../../order-id.ts';
import { OrderLink, OrderSeenByLink } from '../../order-link/schema.ts';
import { TrackedOrder } from '../../schema.ts';

/** By the customer. It replaces one that is not verified yet. */
const UpiReferenceRequest = z.strictObject({ reference: UpiReference, attempt: AttemptId });
export type UpiReferenceRequest = z.infer<typeof UpiReferenceRequest>;

const submitErrors = ['INVALID_INPUT', 'NOT_FOUND', 'PAYMENT_REFUSED', 'REFERENCE_USED'] as const;

export const submitUpiReference = endpoint({
  method: 'POST',
  path: '/api/orders/:userId/:orderId/upi-reference',
  summary: 'The customer sends the reference of a UPI payment, for staff to verify',
  auth: 'signed-in',
  bearer: false,
  params: z.strictObject({ userId: Identifier.check(z.minLength(1)), orderId: OrderIdText }),
  body: UpiReferenceRequest,
  answer: TrackedOrder,
  errors: ['UNAUTHENTICATED', ...submitErrors, 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const submitUpiReferenceByLink = endpoint({
  method: 'POST',
  path: '/api/visit/:link/upi-reference',
  summary: 'Sends the reference of a UPI payment, by the order link',
  auth: 'public',
  bearer: false,
  params: z.strictObject({ link: OrderLink }),
  body: UpiReferenceRequest,
  answer: OrderSeenByLink,
  errors: [...submitErrors, 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
