import type { CallInput } from '@haldi/contract/kit/endpoint';
import {
  listCustomerOngoingOrders,
  listCustomerPastOrders,
  placeOrder,
  readOrder,
} from '@haldi/contract/orders/endpoints';
import {
  readCustomerExclusion,
  requestExclusion,
  withdrawExclusion,
} from '@haldi/contract/orders/preferences/endpoints';
import { noBeautician, type Order, type TrackedOrder } from '@haldi/contract/orders/schema';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint, fetchEndpoint } from '../lib/call.ts';

/** Enough for a slow phone. */
const sendTimeoutMs = 20_000;

/** Only the status counts: an order whose answer cannot be read is still placed. */
export const sendOrder = async (
  body: CallInput<typeof placeOrder>['body'],
): Promise<Order | undefined> => {
  const response = await fetchEndpoint(
    placeOrder,
    { body },
    { signal: AbortSignal.timeout(sendTimeoutMs) },
  );
  const answer: unknown = await response.json().catch(() => undefined);
  return placeOrder.answer.safeParse(answer).data;
};

const orderKey = (userId: string, orderId: string) => ['order', userId, orderId];

/**
 * Shows the tracking page at once. The profile of an assigned beautician comes from the server
 * only.
 */
export const cacheNewOrder = (client: QueryClient, order: Order): void => {
  if (order.beautician === noBeautician) {
    const tracked: TrackedOrder = {
      ...order,
      beauticianProfile: null,
      startCode: null,
      documents: [],
    };
    client.setQueryData(orderKey(order.userId, String(order.orderId)), tracked);
  }
  void client.invalidateQueries({ queryKey: ['orders', order.userId] });
};

export const cacheTrackedOrder = (client: QueryClient, order: TrackedOrder): TrackedOrder => {
  client.setQueryData(orderKey(order.userId, String(order.orderId)), order);
  void client.invalidateQueries({ queryKey: ['orders', order.userId] });
  void client.invalidateQueries({ queryKey: ['availability'] });
  return order;
};

export const refreshOrder = async (
  client: QueryClient,
  { userId, orderId }: Pick<Order, 'userId' | 'orderId'>,
): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: orderKey(userId, String(orderId)) }),
    client.invalidateQueries({ queryKey: ['orders', userId] }),
    client.invalidateQueries({ queryKey: ['availability'] }),
  ]);
};

type OrderQuery = {
  userId: string;
  orderId: string;
  /** Milliseconds; false while events arrive. */
  pollEvery: number | false;
};

const orderQuery = (userId: string, orderId: string) =>
  queryOptions({
    queryKey: orderKey(userId, orderId),
    queryFn: ({ signal }) => callEndpoint(readOrder, { params: { userId, orderId } }, { signal }),
    retry: false,
  });

export const fetchCurrentOrder = (
  client: QueryClient,
  { userId, orderId }: Pick<Order, 'userId' | 'orderId'>,
): Promise<TrackedOrder> =>
  client.fetchQuery({ ...orderQuery(userId, String(orderId)), staleTime: 0 });

export const useOrder = ({ userId, orderId, pollEvery }: OrderQuery) =>
  useQuery({
    ...orderQuery(userId, orderId),
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });

export const useOngoingOrders = (userId: string | null) =>
  useQuery({
    queryKey: ['orders', userId, 'ongoing'],
    queryFn: ({ signal }) =>
      callEndpoint(listCustomerOngoingOrders, { params: { userId: userId ?? '' } }, { signal }),
    enabled: userId !== null,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const useOrderHistory = (userId: string | null) =>
  useQuery({
    queryKey: ['orders', userId, 'history'],
    queryFn: ({ signal }) =>
      callEndpoint(listCustomerPastOrders, { params: { userId: userId ?? '' } }, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  });

type OrderKey = Pick<Order, 'userId' | 'orderId'>;

const paramsOf = ({ userId, orderId }: OrderKey) => ({ userId, orderId: String(orderId) });
const customerExclusionKey = ({ userId, orderId }: OrderKey) => [
  'excluded-beautician',
  userId,
  orderId,
];

export const useBeauticianExclusionByCustomer = (order: OrderKey) =>
  useQuery({
    queryKey: customerExclusionKey(order),
    queryFn: ({ signal }) =>
      callEndpoint(readCustomerExclusion, { params: paramsOf(order) }, { signal }),
  });

export const useSetBeauticianExclusionByCustomer = (order: OrderKey) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      callEndpoint(isWanted ? requestExclusion : withdrawExclusion, { params: paramsOf(order) }),
    onSuccess: async (answer) => {
      client.setQueryData(customerExclusionKey(order), answer);
      // The exclusion applies to all orders of the customer and changes the times that can be
      // booked.
      await client.invalidateQueries({ queryKey: ['excluded-beautician'] });
      await client.invalidateQueries({ queryKey: ['availability'] });
    },
  });
};
