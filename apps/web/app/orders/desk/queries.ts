import type { DayRange } from '@haldi/contract/kit/dates';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { anyDays, anySlots } from '@haldi/contract/orders/changing/slots/endpoints';
import {
  changeServices,
  moveAnyOrder,
  renewLink,
  revokeLink,
} from '@haldi/contract/orders/desk/changing/endpoints';
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
type Version = Pick<Order, '_id' | 'version'>;

/** One order as it is now. */
const fetchOrder = ({ _id }: Known): Promise<Order> =>
  call(readAnyOrder, { params: { orderId: _id } });

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

/** A time that one visit takes or gives back changes what others can have, and the days' figures. */
const useOrderMutation = <Sent>(mutationFn: (sent: Sent) => Promise<Order>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      for (const part of ['week', 'dashboard', 'moving', 'board']) {
        void queries.invalidateQueries({ queryKey: ['admin', part] });
      }
    },
  });
};

type To<Call extends Endpoint> = { _id: string; body: CallInput<Call>['body'] };

export const useTrackOrder = () =>
  useOrderMutation(({ _id, body }: To<typeof trackOrder>) =>
    call(trackOrder, { params: { orderId: _id }, body }),
  );

export const useMoveOrder = () =>
  useOrderMutation(({ _id, body }: To<typeof moveAnyOrder>) =>
    call(moveAnyOrder, { params: { _id }, body }),
  );

export const useChangeServices = () =>
  useOrderMutation(({ _id, body }: To<typeof changeServices>) =>
    call(changeServices, { params: { _id }, body }),
  );

/** Gives an order a new link, or takes it away. */
export const useSetLink = ({ _id }: Known) =>
  useOrderMutation((isWanted: boolean) =>
    call(isWanted ? renewLink : revokeLink, { params: { _id } }),
  );

const slotsRefreshMs = 15_000;

/** The times of a day that a visit could be moved to, kept true while they are in sight. */
export const useMovingSlots = ({ _id, version }: Version, date: string) =>
  useQuery({
    queryKey: ['admin', 'moving', _id, version, date],
    queryFn: ({ signal }) => call(anySlots, { params: { _id }, query: { date } }, { signal }),
    enabled: date !== '',
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
  });

/** Which days have such a time, and the first of them. */
export const useMovingDays = ({ _id, version }: Version, { from, to }: DayRange) =>
  useQuery({
    queryKey: ['admin', 'moving', _id, version, from, to],
    queryFn: ({ signal }) => call(anyDays, { params: { _id }, query: { from, to } }, { signal }),
  });

export const saveOrders = (filters: OrderFilters): Promise<void> =>
  download(exportOrders, { query: filters });

/** Who could make the visit of an order; asked again when the order has changed. */
export const useCandidates = ({ _id, version }: Version) =>
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
