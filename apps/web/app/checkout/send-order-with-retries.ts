import type { ErrorCode } from '@haldi/contract/kit/errors';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import {
  CartMismatch,
  ExistingOrderDetails,
  TermsChangedDetails,
} from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import { CallError } from '../lib/call.ts';
import { checkout } from './checkout-store.ts';
import { type Booking, type OrderBody, orderBody } from './order-request.ts';

export type OrderOutcome =
  | { kind: 'placed'; orderId: number; order: Order | undefined }
  /** The order number was used by an earlier attempt with other content. */
  | { kind: 'exists'; order: Order }
  | { kind: 'changed'; mismatch: CartMismatch }
  | { kind: 'terms'; terms: Terms }
  | { kind: 'refused'; code: ErrorCode; message: string }
  /** No response: the order may or may not have been placed. */
  | { kind: 'lost' };

const maxOrderIdDraws = 20;

const outcomeOf = (error: unknown): OrderOutcome => {
  if (!(error instanceof CallError)) return { kind: 'lost' };
  const { code, message, details } = error.reason;
  if (code === 'ORDER_EXISTS') {
    const existing = ExistingOrderDetails.safeParse(details);
    if (existing.success) return { kind: 'exists', order: existing.data.order };
  }
  if (code === 'PRICE_CHANGED' || code === 'SERVICE_GONE') {
    const mismatch = CartMismatch.safeParse(details);
    if (mismatch.success) return { kind: 'changed', mismatch: mismatch.data };
  }
  if (code === 'TERMS_CHANGED') {
    const changed = TermsChangedDetails.safeParse(details);
    if (changed.success) return { kind: 'terms', terms: changed.data.terms };
  }
  // A gateway may time out after it forwarded the request.
  return error.status >= 500 ? { kind: 'lost' } : { kind: 'refused', code, message };
};

const isTaken = (error: unknown): boolean =>
  error instanceof CallError && error.reason.code === 'ORDER_ID_TAKEN';

export const sendOrderWithRetries = async (
  booking: Booking,
  send: (body: OrderBody) => Promise<Order | undefined>,
): Promise<OrderOutcome> => {
  for (let draw = 1; ; draw += 1) {
    const orderId = checkout.orderIdFor(booking.customer._id);
    try {
      const order = await send(orderBody(orderId, booking, new Date()));
      return { kind: 'placed', orderId, order };
    } catch (error) {
      if (isTaken(error)) checkout.redraw();
      if (!isTaken(error) || draw === maxOrderIdDraws) return outcomeOf(error);
    }
  }
};
