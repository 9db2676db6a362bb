import type { Order } from '../src/orders/schema.ts';
import { noProgress } from '../src/orders/work/visit-actions.ts';

/** What an order holds beside what was sold, as long as nothing has happened to it. */
export const newOrderFields: Pick<
  Order,
  'recipient' | 'fees' | 'terms' | 'cancellation' | 'earlier' | 'link' | 'progress'
> = {
  recipient: null,
  fees: [],
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 },
  cancellation: null,
  earlier: [],
  link: null,
  progress: noProgress,
};
