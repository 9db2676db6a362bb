import type { BookAgainResult } from '@haldi/contract/checkout/book-again';
import type { Cart } from '@haldi/contract/checkout/cart';
import { createStore, useStore } from '../../lib/store.ts';
import { cart, useCart } from './cart-store.ts';

type BookAgainChanges = Pick<BookAgainResult, 'gone' | 'dearer'> & {
  /** Who came then and cannot be asked for now. */
  notHer: string | null;
};
type StoredChanges = BookAgainChanges & { items: Cart };

const told = createStore<StoredChanges | null>(null);

/** What there is to say about the order that has just gone into the cart again. */
export const setBookAgainChanges = (said: BookAgainChanges): void =>
  told.update(() => ({ ...said, items: cart.get() }));

/** The same, as long as the cart holds just that. */
export const useBookAgainChanges = (): StoredChanges | null => {
  const said = useStore(told);
  return useCart() === said?.items ? said : null;
};
