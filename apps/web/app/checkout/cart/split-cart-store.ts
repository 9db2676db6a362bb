import { type Cart, emptyCart, parseSavedCart } from '@haldi/contract/checkout/cart';
import type { CartSplit } from '@haldi/contract/schedule/cart-split';
import { createStoredStore, useStore } from '../../lib/store.ts';
import { cart } from './cart-store.ts';
import { applyCartSplit, mergeCarts } from './split-cart.ts';

const waiting = createStoredStore<Cart>({
  key: 'haldi-second-visit',
  read: parseSavedCart,
  write: (items) => (items.length > 0 ? JSON.stringify(items) : null),
});

export const useSecondVisitCart = (): Cart => useStore(waiting);

export const splitCart = (split: Extract<CartSplit, { kind: 'SPLIT' }>): void => {
  const { first, second } = applyCartSplit(cart.get(), split);
  waiting.update((items) => mergeCarts(items, second));
  cart.put(() => first);
};

/** Returns whether there was a second visit. */
export const moveSecondVisitToCart = (): boolean => {
  const items = waiting.get();
  cart.put((others) => mergeCarts(others, items));
  waiting.update(() => emptyCart);
  return items.length > 0;
};
