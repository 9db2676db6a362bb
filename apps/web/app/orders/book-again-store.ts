import type { Order } from '@haldi/contract/orders/schema';
import { createStore, useStore } from '../lib/store.ts';

/** The order that somebody has just asked to book again; the checkout takes it from here. */
const asked = createStore<Order | null>(null);

/** One at a time: whatever is pressed meanwhile changes nothing. */
export const requestBookAgain = (order: Order): void => asked.update((now) => now ?? order);

export const finishBookAgain = (): void => asked.update(() => null);

export const useOrderToBookAgain = (): Order | null => useStore(asked);
