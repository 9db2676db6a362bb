import type { Order } from '@haldi/contract/orders/schema';
import { isCompleted } from '@haldi/contract/orders/status';

/** The visit that comes next, of open orders by their day. */
export const nextOrder = <O extends Pick<Order, 'appointmentDate'>>(
  ongoing: readonly O[],
  today: string,
): O | undefined => ongoing.find(({ appointmentDate }) => appointmentDate >= today);

/** What she had done last, of past orders from the latest on. */
export const lastCompletedOrder = <O extends Pick<Order, 'status'>>(
  history: readonly O[],
): O | undefined => history.find(({ status }) => isCompleted(status));
