import type { DayRange } from '@haldi/contract/kit/dates';
import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import { maxListPageSize } from '@haldi/contract/kit/list-parameters';
import {
  listMoveDaysByDesk,
  listMoveSlotsByDesk,
} from '@haldi/contract/orders/changing/move-slots/endpoints';
import {
  changeOrderServices,
  correctAddressByDesk,
  moveOrderByDesk,
  renewOrderLink,
  revokeOrderLink,
  startVisitByDesk,
} from '@haldi/contract/orders/desk/changing/endpoints';
import {
  countOrders,
  exportOrders,
  listBeauticianCandidates,
  listOrders,
  readOrderByDesk,
  updateOrder,
} from '@haldi/contract/orders/desk/endpoints';
import {
  excludeBeautician,
  readBeauticianExclusions,
  removeBeauticianExclusion,
} from '@haldi/contract/orders/desk/preferences/endpoints';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { listBeauticians } from '@haldi/contract/roster/endpoints';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint, fetchEndpoint } from '../../lib/call.ts';
import { download } from '../../lib/download.ts';
import type { OrderFilters, OrderListQuery } from './order-filters.ts';
import { mergeNewerOrders, type OrderPage, type OrderPages } from './order-list-pages.ts';

const listKey = ['admin', 'orders', 'list'];
const oneKey = ['admin', 'orders', 'one'];
const countKey = ['admin', 'orders', 'count'];
export const orderListKey = (listQuery: OrderListQuery) => [...listKey, listQuery];

const pageSize = 24;

type PageOptions = { cursor?: string | undefined; limit?: number; signal?: AbortSignal };

const fetchPage = async (
  { filters, sort }: OrderListQuery,
  { cursor, limit = pageSize, signal }: PageOptions,
): Promise<OrderPage> => {
  const query = { ...filters, sort, limit: String(limit), ...(cursor && { cursor }) };
  const response = await fetchEndpoint(listOrders, { query }, { ...(signal && { signal }) });
  const orders = listOrders.answer.parse(await response.json());
  return { orders, next: response.headers.get('x-next-cursor') };
};

export const fetchFirstOrders = async (
  listQuery: OrderListQuery,
  count: number,
): Promise<OrderPage> => {
  const limit = Math.min(maxListPageSize, Math.max(pageSize, count));
  const page = await fetchPage(listQuery, { limit });
  while (page.next !== null && page.orders.length < count) {
    const { orders, next } = await fetchPage(listQuery, { cursor: page.next, limit });
    page.orders.push(...orders);
    page.next = next;
  }
  return page;
};

type OrderKey = Pick<Order, '_id'>;
type OrderVersion = Pick<Order, '_id' | 'version'>;

const fetchOrder = ({ _id }: OrderKey): Promise<Order> =>
  callEndpoint(readOrderByDesk, { params: { orderId: _id } });

const batchSize = 6;

const mapInBatches = async <Asked, Answer>(
  many: readonly Asked[],
  about: (one: Asked) => Promise<Answer>,
): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let first = 0; first < many.length; first += batchSize) {
    answers.push(...(await Promise.all(many.slice(first, first + batchSize).map(about))));
  }
  return answers;
};

export const fetchOrdersByKey = (known: readonly OrderKey[]): Promise<Order[]> =>
  mapInBatches(known, fetchOrder);

/**
 * The list of the last filters stays while a new one loads. It is not refetched on focus: changes
 * arrive by events, so that nothing moves while someone reads.
 */
export const useOrders = (listQuery: OrderListQuery) =>
  useInfiniteQuery({
    queryKey: orderListKey(listQuery),
    queryFn: ({ pageParam, signal }) => fetchPage(listQuery, { cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const useOrderCount = (filters: OrderFilters) =>
  useQuery({
    queryKey: [...countKey, filters],
    queryFn: ({ signal }) => callEndpoint(countOrders, { query: filters }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  }).data;

/** Something has happened to orders: those that are counted on the screen are counted again. */
export const useRefreshOrderCount = () => {
  const queries = useQueryClient();
  return (): void => void queries.invalidateQueries({ queryKey: countKey });
};

/** `key` is an id or a six-digit number. */
export const useOrderByIdOrNumber = (key: string) =>
  useQuery({
    queryKey: [...oneKey, key],
    queryFn: ({ signal }) =>
      callEndpoint(readOrderByDesk, { params: { orderId: key } }, { signal }),
    staleTime: 0,
    retry: false,
  });

export const useOrdersWithNumber = (key: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...oneKey, 'all', key],
    queryFn: async ({ signal }) => {
      const found = await callEndpoint(listOrders, { query: { search: key } }, { signal });
      return found.filter(({ orderId }) => String(orderId) === key);
    },
    enabled: isWanted,
    staleTime: 0,
  });

export const useUpdateCachedOrders = () => {
  const queries = useQueryClient();
  return (orders: readonly Order[]): void => {
    queries.setQueriesData<OrderPages>({ queryKey: listKey }, (pages) =>
      mergeNewerOrders(pages, orders),
    );
    queries.setQueriesData<Order | Order[]>({ queryKey: oneKey }, (shown) => {
      if (shown === undefined || Array.isArray(shown)) return shown;
      const newer = orders.find(({ _id }) => _id === shown._id);
      return newer && newer.version >= shown.version ? newer : shown;
    });
  };
};

/** A changed visit also changes the availability of others and the figures of the day. */
export const useOrderMutation = <Sent>(mutationFn: (sent: Sent) => Promise<Order>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      for (const part of ['week', 'dashboard', 'moving', 'board']) {
        void queries.invalidateQueries({ queryKey: ['admin', part] });
      }
      void queries.invalidateQueries({ queryKey: countKey });
    },
  });
};

type OrderChangeInput<Call extends Endpoint> = { _id: string; body: CallInput<Call>['body'] };

export const useUpdateOrder = () =>
  useOrderMutation(({ _id, body }: OrderChangeInput<typeof updateOrder>) =>
    callEndpoint(updateOrder, { params: { orderId: _id }, body }),
  );

export const useMoveOrder = () =>
  useOrderMutation(({ _id, body }: OrderChangeInput<typeof moveOrderByDesk>) =>
    callEndpoint(moveOrderByDesk, { params: { _id }, body }),
  );

export const useCorrectAddress = () =>
  useOrderMutation(({ _id, body }: OrderChangeInput<typeof correctAddressByDesk>) =>
    callEndpoint(correctAddressByDesk, { params: { _id }, body }),
  );

export const useChangeServices = () =>
  useOrderMutation(({ _id, body }: OrderChangeInput<typeof changeOrderServices>) =>
    callEndpoint(changeOrderServices, { params: { _id }, body }),
  );

export const useStartVisit = () =>
  useOrderMutation(({ _id, body }: OrderChangeInput<typeof startVisitByDesk>) =>
    callEndpoint(startVisitByDesk, { params: { _id }, body }),
  );

export const useRenewOrRevokeOrderLink = ({ _id }: OrderKey) =>
  useOrderMutation((isWanted: boolean) =>
    callEndpoint(isWanted ? renewOrderLink : revokeOrderLink, { params: { _id } }),
  );

const slotsRefreshMs = 15_000;

export const useStaffMoveSlots = ({ _id, version }: OrderVersion, date: string) =>
  useQuery({
    queryKey: ['admin', 'moving', _id, version, date],
    queryFn: ({ signal }) =>
      callEndpoint(listMoveSlotsByDesk, { params: { _id }, query: { date } }, { signal }),
    enabled: date !== '',
    staleTime: 0,
    refetchInterval: slotsRefreshMs,
  });

export const useStaffMoveDays = ({ _id, version }: OrderVersion, { from, to }: DayRange) =>
  useQuery({
    queryKey: ['admin', 'moving', _id, version, from, to],
    queryFn: ({ signal }) =>
      callEndpoint(listMoveDaysByDesk, { params: { _id }, query: { from, to } }, { signal }),
  });

export const downloadOrders = (filters: OrderFilters): Promise<void> =>
  download(exportOrders, { query: filters });

export const useBeauticianCandidates = ({ _id, version }: OrderVersion) =>
  useQuery({
    queryKey: ['admin', 'candidates', _id, version],
    queryFn: () => callEndpoint(listBeauticianCandidates, { params: { _id } }),
    staleTime: 0,
    gcTime: 0,
  });

export const usePlannedBeauticians = (orders: readonly Order[]) => {
  const open = orders.filter(
    (order) => isOpenStatus(order.status) && order.beautician === noBeautician,
  );
  // Read once: the server checks for conflicts again when an order is assigned.
  const [wanted] = useState(() => open.map(({ _id }) => ({ _id })));
  return useQuery({
    queryKey: ['admin', 'plans', wanted],
    queryFn: async () => {
      const plans = await mapInBatches(wanted, async ({ _id }) => {
        const { planned } = await callEndpoint(listBeauticianCandidates, { params: { _id } });
        return [_id, planned] as const;
      });
      return new Map(plans);
    },
    staleTime: 0,
    gcTime: 0,
  });
};

export const useActiveBeauticianNames = (): string[] =>
  useQuery({
    queryKey: ['admin', 'beauticians'],
    queryFn: () => callEndpoint(listBeauticians, {}),
    select: (roster) => roster.filter(({ active }) => active).map(({ name }) => name),
  }).data ?? [];

const beauticianExclusionsKey = (userId: string) => ['admin', 'pairings', userId];

export const useBeauticianExclusions = (userId: string) =>
  useQuery({
    queryKey: beauticianExclusionsKey(userId),
    queryFn: () => callEndpoint(readBeauticianExclusions, { params: { userId } }),
  });

type ExclusionChange = { beautician: string; isExcluded: boolean };

export const useSetBeauticianExcluded = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ beautician, isExcluded }: ExclusionChange) =>
      callEndpoint(isExcluded ? excludeBeautician : removeBeauticianExclusion, {
        params: { userId, beautician },
      }),
    onSuccess: async (pairings) => {
      queries.setQueryData(beauticianExclusionsKey(userId), pairings);
      await Promise.all(
        ['candidates', 'week', 'audit', 'dashboard'].map((part) =>
          queries.invalidateQueries({ queryKey: ['admin', part] }),
        ),
      );
    },
  });
};
