import { type BookedAgain, bookAgain } from '@haldi/contract/checkout/book-again';
import type { Cart } from '@haldi/contract/checkout/cart';
import type { OrderedService } from '@haldi/contract/orders/schema';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../lib/store.ts';
import { openCart } from '../steps-store.ts';
import { cart, useCart } from './cart-store.ts';
import { servicesOnSale } from './use-cart-changes.ts';

type Told = Pick<BookedAgain, 'gone' | 'dearer'> & { items: Cart };

const told = createStore<Told | null>(null);

/** What there is to say about an order that was booked again, as long as the cart holds just that. */
export const useAgainNote = (): Told | null => {
  const said = useStore(told);
  return useCart() === said?.items ? said : null;
};

/** Fills the cart with what was ordered before and shows it; rejects where prices cannot be asked for. */
export const putInCartAgain = async (
  queries: QueryClient,
  ordered: readonly OrderedService[],
): Promise<void> => {
  const services = await queries.fetchQuery({ ...servicesOnSale, staleTime: 0 });
  const again = bookAgain(cart.get(), ordered, services);
  cart.put(() => again.cart);
  told.update(() => ({ ...again, items: cart.get() }));
  openCart();
};
