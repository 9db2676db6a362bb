import type { Order } from '@haldi/contract/orders/schema';
import { isCompleted } from '@haldi/contract/orders/status';

export const nextOrder = <O extends Pick<Order, 'appointmentDate'>>(
  ongoing: readonly O[],
  today: string,
): O | undefined => ongoing.find(({ appointmentDate }) => appointmentDate >= today);

export const lastCompletedOrder = <O extends Pick<Order, 'status'>>(
  history: readonly O[],
): O | undefined => history.find(({ status }) => isCompleted(status));
