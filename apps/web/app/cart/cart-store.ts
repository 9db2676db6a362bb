import {
  addToCart,
  type Cart,
  type CartItem,
  decrease,
  emptyCart,
  increase,
  quantityOf,
  readCart,
  removeFromCart,
} from '@haldi/contract/cart/cart';
import { type CartChange, mendCart } from '@haldi/contract/cart/cart-changes';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../lib/stored-value.ts';

const stored = createStoredValue<Cart>({
  key: 'cartItems',
  read: readCart,
  write: (items) => JSON.stringify(items),
});

/** Changes of the cart, saved at once and seen by every tab. */
export const cart = {
  get: stored.get,
  subscribe: stored.subscribe,
  add: (item: CartItem): void => stored.update((items) => addToCart(items, item)),
  increase: (id: string): void => stored.update((items) => increase(items, id)),
  decrease: (id: string): void => stored.update((items) => decrease(items, id)),
  remove: (id: string): void => stored.update((items) => removeFromCart(items, id)),
  /** Takes over today's prices and lets go of what is no longer offered. */
  mend: (changes: readonly CartChange[]): void =>
    stored.update((items) => mendCart(items, changes)),
  clear: (): void => stored.update(() => emptyCart),
};

/** The items; empty while the server renders and the page is hydrated. */
export const useCart = (): Cart =>
  useSyncExternalStore(stored.subscribe, stored.get, () => emptyCart);

/** How many of one service; whoever shows that is left alone when others change. */
export const useQuantity = (id: string): number =>
  useSyncExternalStore(
    stored.subscribe,
    () => quantityOf(stored.get(), id),
    () => 0,
  );

let isOpen = false;
const openListeners = new Set<() => void>();
const setOpen = (next: boolean): void => {
  isOpen = next;
  for (const listener of openListeners) listener();
};
const subscribeOpen = (listener: () => void): (() => void) => {
  openListeners.add(listener);
  return () => openListeners.delete(listener);
};

/** Shows the cart: a side panel on phones, a centred modal on wide screens. */
export const openCart = (): void => setOpen(true);
export const closeCart = (): void => setOpen(false);
export const useIsCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribeOpen,
    () => isOpen,
    () => false,
  );
