import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();
const setOpen = (next: boolean): void => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Opens the appointment dialog above the cart. */
export const startCheckout = (): void => setOpen(true);
export const closeCheckout = (): void => setOpen(false);
export const useIsCheckoutOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
