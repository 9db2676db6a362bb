import type { DayRange } from '@haldi/contract/kit/dates';
import type { CancelRequest } from '@haldi/contract/orders/cancel-request';
import { cancelOrder, moveOrder } from '@haldi/contract/orders/changing/endpoints';
import {
  listMoveDays,
  listMoveDaysByLink,
  listMoveSlots,
  listMoveSlotsByLink,
} from '@haldi/contract/orders/changing/move-slots/endpoints';
import type { MoveRequest } from '@haldi/contract/orders/move-request';
import { cancelOrderByLink, moveOrderByLink } from '@haldi/contract/orders/order-link/endpoints';
import {
  submitUpiReference,
  submitUpiReferenceByLink,
  type UpiReferenceRequest,
} from '@haldi/contract/orders/payments/upi-reference/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';
import {
  cacheLinkedOrder,
  fetchCurrentLinkedOrder,
  orderLinkKey,
  refreshLinkedOrder,
} from '../order-link/queries.ts';
import { cacheTrackedOrder, fetchCurrentOrder, refreshOrder } from '../queries.ts';

export type ChangeableOrder = Pick<
  Order,
  | 'orderId'
  | 'status'
  | 'appointmentDate'
  | 'appointmentSlot'
  | 'services'
  | 'terms'
  | 'fees'
  | 'version'
>;

export type OrderApi = {
  key: readonly string[];
  move: (client: QueryClient, body: MoveRequest) => Promise<ChangeableOrder>;
  cancel: (client: QueryClient, body: CancelRequest) => Promise<ChangeableOrder>;
  submitReference: (client: QueryClient, body: UpiReferenceRequest) => Promise<ChangeableOrder>;
  slots: (date: string, signal: AbortSignal) => Promise<SlotAvailability[]>;
  days: (range: DayRange, signal: AbortSignal) => Promise<BookingDays>;
  read: (client: QueryClient) => Promise<ChangeableOrder>;
  refresh: (client: QueryClient) => Promise<void>;
};

/** Enough for a slow phone. */
export const createRequestTimeout = (): { signal: AbortSignal } => ({
  signal: AbortSignal.timeout(20_000),
});

export const createCustomerOrderApi = (order: Pick<Order, 'userId' | 'orderId'>): OrderApi => {
  const params = { userId: order.userId, orderId: String(order.orderId) };
  return {
    key: ['own', params.userId, params.orderId],
    move: async (client, body) =>
      cacheTrackedOrder(
        client,
        await callEndpoint(moveOrder, { params, body }, createRequestTimeout()),
      ),
    cancel: async (client, body) =>
      cacheTrackedOrder(
        client,
        await callEndpoint(cancelOrder, { params, body }, createRequestTimeout()),
      ),
    submitReference: async (client, { reference, attempt }) => {
      const body = { reference, attempt };
      const order = await callEndpoint(
        submitUpiReference,
        { params, body },
        createRequestTimeout(),
      );
      return cacheTrackedOrder(client, order);
    },
    slots: (date, signal) => callEndpoint(listMoveSlots, { params, query: { date } }, { signal }),
    days: (query, signal) => callEndpoint(listMoveDays, { params, query }, { signal }),
    read: (client) => fetchCurrentOrder(client, order),
    refresh: (client) => refreshOrder(client, order),
  };
};

export const createLinkOrderApi = (link: string): OrderApi => {
  const params = { link };
  return {
    key: orderLinkKey(link),
    move: async (client, body) =>
      cacheLinkedOrder(
        client,
        link,
        await callEndpoint(moveOrderByLink, { params, body }, createRequestTimeout()),
      ),
    cancel: async (client, body) =>
      cacheLinkedOrder(
        client,
        link,
        await callEndpoint(cancelOrderByLink, { params, body }, createRequestTimeout()),
      ),
    submitReference: async (client, { reference, attempt }) => {
      const body = { reference, attempt };
      const order = await callEndpoint(
        submitUpiReferenceByLink,
        { params, body },
        createRequestTimeout(),
      );
      return cacheLinkedOrder(client, link, order);
    },
    slots: (date, signal) =>
      callEndpoint(listMoveSlotsByLink, { params, query: { date } }, { signal }),
    days: (query, signal) => callEndpoint(listMoveDaysByLink, { params, query }, { signal }),
    read: (client) => fetchCurrentLinkedOrder(client, link),
    refresh: (client) => refreshLinkedOrder(client, link),
  };
};
