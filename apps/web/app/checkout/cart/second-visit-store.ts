import { type Cart, emptyCart, readCart } from '@haldi/contract/checkout/cart';
import type { CartCheck } from '@haldi/contract/schedule/cart-check';
import { createStoredStore, useStore } from '../../lib/store.ts';
import { cart } from './cart-store.ts';
import { intoVisits, putTogether } from './two-visits.ts';

/** What was taken out of the cart for a visit of its own. */
const waiting = createStoredStore<Cart>({
  key: 'haldi-second-visit',
  read: readCart,
  write: (items) => (items.length > 0 ? JSON.stringify(items) : null),
});

export const useSecondVisit = (): Cart => useStore(waiting);

/** The first part stays in the cart, the second waits until that is ordered. */
export const splitCart = (split: Extract<CartCheck, { kind: 'SPLIT' }>): void => {
  const { first, second } = intoVisits(cart.get(), split);
  waiting.update((items) => putTogether(items, second));
  cart.put(() => first);
};

/** Brings what waits into the cart; says whether there was anything. */
export const takeSecondVisit = (): boolean => {
  const items = waiting.get();
  cart.put((others) => putTogether(others, items));
  waiting.update(() => emptyCart);
  return items.length > 0;
};
