import { readOrderByLink } from '@haldi/contract/orders/order-link/endpoints';
import type { OrderSeenByLink } from '@haldi/contract/orders/order-link/schema';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

export const orderLinkKey = (link: string) => ['visit', link];

export const cacheLinkedOrder = (
  client: QueryClient,
  link: string,
  order: OrderSeenByLink,
): OrderSeenByLink => {
  client.setQueryData(orderLinkKey(link), order);
  void client.invalidateQueries({ queryKey: ['availability'] });
  return order;
};

export const refreshLinkedOrder = async (client: QueryClient, link: string): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: orderLinkKey(link) }),
    client.invalidateQueries({ queryKey: ['availability'] }),
  ]);
};

const linkedQuery = (link: string) =>
  queryOptions({
    queryKey: orderLinkKey(link),
    queryFn: ({ signal }) =>
      callEndpoint(readOrderByLink, { params: { link } }, { signal, asVisitor: true }),
    retry: false,
  });

export const fetchCurrentLinkedOrder = (
  client: QueryClient,
  link: string,
): Promise<OrderSeenByLink> => client.fetchQuery({ ...linkedQuery(link), staleTime: 0 });

export const useLinkedOrder = (link: string) =>
  useQuery({
    ...linkedQuery(link),
    // For connections without server-sent events.
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });
