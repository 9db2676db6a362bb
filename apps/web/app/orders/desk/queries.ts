import type { CallInput } from '@haldi/contract/kit/endpoint';
import {
  exportOrders,
  listCandidates,
  listOrders,
  readAnyOrder,
  trackOrder,
} from '@haldi/contract/orders/desk/endpoints';
import { keepApart, liftApart, readPairings } from '@haldi/contract/orders/desk/keeping/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { listBeauticians } from '@haldi/contract/roster/endpoints';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call } from '../../lib/call.ts';
import { download } from '../../lib/download.ts';
import type { OrderFilters } from './order-filters.ts';
import { type OrderPage, type OrderPages, withNewer } from './pages.ts';

const listKey = ['admin', 'orders', 'list'];
export const keyOf = (filters: OrderFilters) => [...listKey, filters];

const pageSize = 24;

/** A page, beginning after the one that gave the cursor. */
export const fetchPage = async (
  filters: OrderFilters,
  cursor = '',
  signal?: AbortSignal,
): Promise<OrderPage> => {
  const query = { ...filters, limit: String(pageSize), ...(cursor && { cursor }) };
  const response = await ask(listOrders, { query }, { ...(signal && { signal }) });
  const orders = listOrders.answer.parse(await response.json());
  return { orders, next: response.headers.get('x-next-cursor') };
};

/** The first orders as one page, so many of them at least if there are as many. */
export const fetchAtLeast = async (filters: OrderFilters, count: number): Promise<OrderPage> => {
  const page = await fetchPage(filters);
  while (page.next !== null && page.orders.length < count) {
    const { orders, next } = await fetchPage(filters, page.next);
    page.orders.push(...orders);
    page.next = next;
  }
  return page;
};

type Known = Pick<Order, '_id'>;

/** One order as it is now. */
const fetchOrder = ({ _id }: Known): Promise<Order> => call(readAnyOrder, { params: { _id } });

const atOnce = 6;

/** Orders as they are now, a few at a time. */
export const fetchOrders = async (known: readonly Known[]): Promise<Order[]> => {
  const found: Order[] = [];
  for (let first = 0; first < known.length; first += atOnce) {
    found.push(...(await Promise.all(known.slice(first, first + atOnce).map(fetchOrder))));
  }
  return found;
};

/**
 * The orders that are asked for, page after page; the list stays while other filters are on their
 * way. Changes come by the event stream, so that nothing moves under the reader's eyes by itself.
 */
export const useOrders = (filters: OrderFilters) =>
  useInfiniteQuery({
    queryKey: keyOf(filters),
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Puts newer versions of orders into every list that shows them. */
export const useRememberOrders = () => {
  const queries = useQueryClient();
  return (orders: readonly Order[]): void => {
    queries.setQueriesData<OrderPages>({ queryKey: listKey }, (pages) => withNewer(pages, orders));
  };
};

type Update = { _id: string; body: CallInput<typeof trackOrder>['body'] };

/** Who comes to one visit changes who can come to others. */
export const useTrackOrder = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, body }: Update) => call(trackOrder, { params: { orderId: _id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'week'] });
      void queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
    },
  });
};

export const saveOrders = (filters: OrderFilters): Promise<void> =>
  download(exportOrders, { query: filters });

/** Who could make the visit of an order; asked again when the order has changed. */
export const useCandidates = ({ _id, version }: Pick<Order, '_id' | 'version'>) =>
  useQuery({
    queryKey: ['admin', 'candidates', _id, version],
    queryFn: () => call(listCandidates, { params: { _id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** The names of those who take appointments; none until they are known. */
export const useRoster = (): string[] =>
  useQuery({
    queryKey: ['admin', 'beauticians'],
    queryFn: () => call(listBeauticians, {}),
    select: (roster) => roster.filter(({ active }) => active).map(({ name }) => name),
  }).data ?? [];

const pairingsKey = (userId: string) => ['admin', 'pairings', userId];

/** Who of the roster goes to a customer, and who does not. */
export const usePairings = (userId: string) =>
  useQuery({
    queryKey: pairingsKey(userId),
    queryFn: () => call(readPairings, { params: { userId } }),
  });

type Apart = { beautician: string; isApart: boolean };

/** Keeps a pair apart or lets them meet; what the plan says is read again. */
export const useSetApart = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ beautician, isApart }: Apart) =>
      call(isApart ? keepApart : liftApart, { params: { userId, beautician } }),
    onSuccess: async (pairings) => {
      queries.setQueryData(pairingsKey(userId), pairings);
      await Promise.all(
        ['candidates', 'week', 'audit', 'dashboard'].map((part) =>
          queries.invalidateQueries({ queryKey: ['admin', part] }),
        ),
      );
    },
  });
};
