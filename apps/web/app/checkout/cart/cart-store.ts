import {
  addToCart,
  type Cart,
  type CartItem,
  decreaseQuantity,
  emptyCart,
  increaseQuantity,
  parseSavedCart,
  quantityInCart,
  removeFromCart,
} from '@haldi/contract/checkout/cart';
import {
  applyCartChanges,
  type CartChange,
} from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { createStoredStore, useStore } from '../../lib/store.ts';

const stored = createStoredStore<Cart>({
  key: 'cartItems',
  read: parseSavedCart,
  write: (items) => JSON.stringify(items),
});

/** Changes are saved immediately and synced to other tabs. */
export const cart = {
  get: stored.get,
  subscribe: stored.subscribe,
  add: (item: CartItem): void => stored.update((items) => addToCart(items, item)),
  increase: (id: string): void => stored.update((items) => increaseQuantity(items, id)),
  decrease: (id: string): void => stored.update((items) => decreaseQuantity(items, id)),
  remove: (id: string): void => stored.update((items) => removeFromCart(items, id)),
  /** Applies current prices and removes services that are no longer offered. */
  mend: (changes: readonly CartChange[]): void =>
    stored.update((items) => applyCartChanges(items, changes)),
  put: (change: (items: Cart) => Cart): void => stored.update(change),
  clear: (): void => stored.update(() => emptyCart),
};

/** Empty during server rendering and hydration. */
export const useCart = (): Cart => useStore(stored);

/** Re-renders only when the quantity of this service changes. */
export const useQuantity = (id: string): number =>
  useStore(stored, (items) => quantityInCart(items, id));
