import type { CartCheck } from '@haldi/contract/schedule/cart-check';
import { bookingCart } from '@haldi/contract/schedule/endpoints';
import { formatCart } from '@haldi/contract/schedule/visit-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { cartCheckKey } from '../availability-cache.ts';
import { toVisitDraft } from '../visit-draft.ts';
import { useCart } from './cart-store.ts';

const freshMs = 60_000;

/** Why one visit cannot do a cart. */
export type CartProblem = Exclude<CartCheck, { kind: 'WHOLE' }>;

const useCartCheck = () => {
  const { services } = toVisitDraft(useCart(), null);
  return useQuery({
    queryKey: cartCheckKey(services),
    queryFn: ({ signal }) =>
      call(bookingCart, { query: { services: formatCart(services) } }, { signal }),
    enabled: services.length > 0,
    staleTime: freshMs,
    // What stands there stays while a changed cart is looked at: nothing flickers with each press.
    placeholderData: keepPreviousData,
  });
};

/** Nothing when one visit can do the cart, or while that is not known. */
export const useCartProblem = (): CartProblem | undefined => {
  const { data } = useCartCheck();
  return data === undefined || data.kind === 'WHOLE' ? undefined : data;
};

/** Whether the cart has changed since it was looked at. */
export const useIsCartCheckPending = (): boolean => useCartCheck().isPlaceholderData;
