import type { Order } from '../src/orders/schema.ts';
import { emptyVisitProgress } from '../src/orders/work/visit-actions.ts';

/** The fields of a new order that do not depend on what was booked. */
export const untouchedOrderFields: Pick<
  Order,
  | 'repeatOf'
  | 'recipient'
  | 'discounts'
  | 'fees'
  | 'payments'
  | 'unverifiedPayment'
  | 'terms'
  | 'advanceUntil'
  | 'cancellation'
  | 'earlier'
  | 'link'
  | 'progress'
> = {
  repeatOf: null,
  recipient: null,
  discounts: [],
  fees: [],
  payments: [],
  unverifiedPayment: null,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 },
  advanceUntil: null,
  cancellation: null,
  earlier: [],
  link: null,
  progress: emptyVisitProgress,
};
