import type { BookAgainResult } from '@haldi/contract/checkout/add-past-services-to-cart';
import type { Cart } from '@haldi/contract/checkout/cart';
import { createStore, useStore } from '../../lib/store.ts';
import { cart, useCart } from './cart-store.ts';

type BookAgainChanges = Pick<BookAgainResult, 'unavailable' | 'moreExpensive'> & {
  unavailableBeautician: string | null;
};
type StoredChanges = BookAgainChanges & { items: Cart };

const told = createStore<StoredChanges | null>(null);

export const setBookAgainChanges = (said: BookAgainChanges): void =>
  told.update(() => ({ ...said, items: cart.get() }));

/** Null once the cart has changed. */
export const useBookAgainChanges = (): StoredChanges | null => {
  const said = useStore(told);
  return useCart() === said?.items ? said : null;
};
