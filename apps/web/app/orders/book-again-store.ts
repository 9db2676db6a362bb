import type { Order } from '@haldi/contract/orders/schema';
import { createStore, useStore } from '../lib/store.ts';

const requestedOrder = createStore<Order | null>(null);

/** Ignores further requests until the first one is finished. */
export const requestBookAgain = (order: Order): void =>
  requestedOrder.update((now) => now ?? order);

export const clearOrderToBookAgain = (): void => requestedOrder.update(() => null);

export const useOrderToBookAgain = (): Order | null => useStore(requestedOrder);
