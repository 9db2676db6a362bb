import type { Order } from '../src/orders/schema.ts';
import { emptyVisitProgress } from '../src/orders/work/visit-actions.ts';

/** The fields of a new order that do not depend on what was booked. */
export const untouchedOrderFields: Pick<
  Order,
  | 'recipient'
  | 'discounts'
  | 'fees'
  | 'payments'
  | 'unverifiedPayment'
  | 'terms'
  | 'cancellation'
  | 'earlier'
  | 'link'
  | 'progress'
> = {
  recipient: null,
  discounts: [],
  fees: [],
  payments: [],
  unverifiedPayment: null,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 },
  cancellation: null,
  earlier: [],
  link: null,
  progress: emptyVisitProgress,
};
