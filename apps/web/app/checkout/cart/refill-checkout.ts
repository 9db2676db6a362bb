import type { UserData } from '@haldi/contract/accounts/schema';
import { addPastServicesToCart } from '@haldi/contract/checkout/add-past-services-to-cart';
import { findPreviousVisitAddress } from '@haldi/contract/checkout/previous-visit-address';
import { toRecipientDraft } from '@haldi/contract/checkout/recipient-draft';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import { listPastBeauticians } from '@haldi/contract/orders/preferences/endpoints';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isCompleted } from '@haldi/contract/orders/status';
import type { QueryClient } from '@tanstack/react-query';
import { fetchSavedAddresses } from '../../accounts/addresses/queries.ts';
import { visitAddressDraft } from '../../accounts/visit-address-draft-store.ts';
import { callEndpoint } from '../../lib/call.ts';
import { pastBeauticiansKey } from '../availability-cache.ts';
import { checkout } from '../checkout-store.ts';
import { openCart } from '../steps-store.ts';
import { setBookAgainChanges } from './book-again-changes-store.ts';
import { cart } from './cart-store.ts';
import { servicesOnSaleQuery } from './use-service-changes-in-cart.ts';

/** Requests the beautician of the order. Returns the name if not available. */
const requestPreviousBeautician = (
  { status, beautician }: Order,
  past: readonly PastBeautician[],
  userId: string,
): string | null => {
  const previous = past.find(({ name }) => name === beautician);
  checkout.requestBeautician(previous ? { _id: previous._id, name: previous.name, userId } : null);
  // Only a completed visit with a beautician can be missed.
  const hadBeautician = isCompleted(status) && beautician !== noBeautician;
  return hadBeautician && !previous ? beautician : null;
};

const restoreAddress = async (
  queries: QueryClient,
  order: Order,
  user: UserData,
): Promise<void> => {
  const where = findPreviousVisitAddress(order, user, await fetchSavedAddresses(queries, user._id));
  checkout.chooseSavedAddress(where.kind === 'saved' ? where.saved : null);
  checkout.visit(toRecipientDraft(order.recipient));
  if (where.kind !== 'other') {
    visitAddressDraft.choose(false);
    return;
  }
  visitAddressDraft.set({ ...fromOrderAddress(order.address), label: '' });
};

/** Rejects if the current services cannot be loaded. */
export const refillCheckoutFromOrder = async (
  queries: QueryClient,
  order: Order,
  user: UserData,
): Promise<void> => {
  const [services, past] = await Promise.all([
    queries.fetchQuery({ ...servicesOnSaleQuery, staleTime: 0 }),
    queries.fetchQuery({
      queryKey: pastBeauticiansKey(user._id),
      queryFn: ({ signal }) => callEndpoint(listPastBeauticians, {}, { signal }),
    }),
  ]);
  await restoreAddress(queries, order, user);
  const again = addPastServicesToCart(cart.get(), order.services, services);
  cart.put(() => again.cart);
  setBookAgainChanges({
    ...again,
    unavailableBeautician: requestPreviousBeautician(order, past, user._id),
  });
  openCart();
};
