import {
  addToCart,
  type Cart,
  type CartItem,
  decreaseQuantity,
  emptyCart,
  increaseQuantity,
  quantityOf,
  readCart,
  removeFromCart,
} from '@haldi/contract/checkout/cart';
import { applyCartChanges, type CartChange } from '@haldi/contract/checkout/cart-changes';
import { createStoredStore, useStore } from '../../lib/store.ts';

const stored = createStoredStore<Cart>({
  key: 'cartItems',
  read: readCart,
  write: (items) => JSON.stringify(items),
});

/** Changes of the cart, saved at once and seen by every tab. */
export const cart = {
  get: stored.get,
  subscribe: stored.subscribe,
  add: (item: CartItem): void => stored.update((items) => addToCart(items, item)),
  increase: (id: string): void => stored.update((items) => increaseQuantity(items, id)),
  decrease: (id: string): void => stored.update((items) => decreaseQuantity(items, id)),
  remove: (id: string): void => stored.update((items) => removeFromCart(items, id)),
  /** Takes over today's prices and lets go of what is no longer offered. */
  mend: (changes: readonly CartChange[]): void =>
    stored.update((items) => applyCartChanges(items, changes)),
  put: (change: (items: Cart) => Cart): void => stored.update(change),
  clear: (): void => stored.update(() => emptyCart),
};

/** The items; empty while the server renders and the page is hydrated. */
export const useCart = (): Cart => useStore(stored);

/** How many of one service; whoever shows that is left alone when others change. */
export const useQuantity = (id: string): number =>
  useStore(stored, (items) => quantityOf(items, id));
