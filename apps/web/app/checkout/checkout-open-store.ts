import { createStore, useStore } from '../lib/store.ts';

const isOpen = createStore(false);

/** Opens the appointment dialog above the cart. */
export const startCheckout = (): void => isOpen.update(() => true);
export const closeCheckout = (): void => isOpen.update(() => false);
export const useIsCheckoutOpen = (): boolean => useStore(isOpen);
