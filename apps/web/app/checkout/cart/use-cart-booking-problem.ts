import type { CartSplit } from '@haldi/contract/schedule/cart-split';
import { checkBookingCart } from '@haldi/contract/schedule/endpoints';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import { cartCheckKey } from '../availability-cache.ts';
import { toVisitDraft } from '../visit-draft.ts';
import { useCart } from './cart-store.ts';

const freshMs = 60_000;

export type CartBookingProblem = Exclude<CartSplit, { kind: 'WHOLE' }>;

const useCartCheck = () => {
  const { services } = toVisitDraft(useCart(), null);
  return useQuery({
    queryKey: cartCheckKey(services),
    queryFn: ({ signal }) =>
      callEndpoint(
        checkBookingCart,
        { query: { services: formatCartParameter(services) } },
        { signal },
      ),
    enabled: services.length > 0,
    staleTime: freshMs,
    // Keeps the last result while a changed cart is checked, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
};

/** Undefined if the cart fits one visit, or while unknown. */
export const useCartBookingProblem = (): CartBookingProblem | undefined => {
  const { data } = useCartCheck();
  return data === undefined || data.kind === 'WHOLE' ? undefined : data;
};

export const useIsCartCheckOutdated = (): boolean => useCartCheck().isPlaceholderData;
