import type { DayRange } from '@haldi/contract/kit/dates';
import type { CancelRequest } from '@haldi/contract/orders/cancelling';
import { cancelOrder, moveOrder } from '@haldi/contract/orders/changing/endpoints';
import {
  linkedDays,
  linkedSlots,
  ownDays,
  ownSlots,
} from '@haldi/contract/orders/changing/slots/endpoints';
import { cancelLinked, moveLinked } from '@haldi/contract/orders/link/endpoints';
import type { MoveRequest } from '@haldi/contract/orders/moving';
import type { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import type { BookingDays } from '@haldi/contract/schedule/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { readNow, refreshOrder, rememberTracked } from '../queries.ts';
import { linkedKey, readLinkedNow, refreshLinked, rememberLinked } from '../visit/queries.ts';

/** What has to be known of an order to move or cancel it. */
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

/** How an order is changed by whoever may: its customer, or the holder of its link. */
export type OrderAccess = {
  /** Under what its free times are kept. */
  key: readonly string[];
  /** Gives the order as it stands then, and shows it wherever it is shown. */
  move: (client: QueryClient, body: MoveRequest) => Promise<ChangeableOrder>;
  cancel: (client: QueryClient, body: CancelRequest) => Promise<ChangeableOrder>;
  slots: (date: string, signal: AbortSignal) => Promise<SlotAvailability[]>;
  days: (range: DayRange, signal: AbortSignal) => Promise<BookingDays>;
  /** As it stands at this moment. */
  read: (client: QueryClient) => Promise<ChangeableOrder>;
  /** Somebody else changed it, or it is not known what became of a change. */
  refresh: (client: QueryClient) => Promise<void>;
};

/** Long enough for a slow phone, short enough that a dead connection does not look like work. */
export const patience = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(20_000) });

export const ownAccess = (order: Pick<Order, 'userId' | 'orderId'>): OrderAccess => {
  const params = { userId: order.userId, orderId: String(order.orderId) };
  return {
    key: ['own', params.userId, params.orderId],
    move: async (client, body) =>
      rememberTracked(client, await call(moveOrder, { params, body }, patience())),
    cancel: async (client, body) =>
      rememberTracked(client, await call(cancelOrder, { params, body }, patience())),
    slots: (date, signal) => call(ownSlots, { params, query: { date } }, { signal }),
    days: (query, signal) => call(ownDays, { params, query }, { signal }),
    read: (client) => readNow(client, order),
    refresh: (client) => refreshOrder(client, order),
  };
};

export const linkedAccess = (link: string): OrderAccess => {
  const params = { link };
  return {
    key: linkedKey(link),
    move: async (client, body) =>
      rememberLinked(client, link, await call(moveLinked, { params, body }, patience())),
    cancel: async (client, body) =>
      rememberLinked(client, link, await call(cancelLinked, { params, body }, patience())),
    slots: (date, signal) => call(linkedSlots, { params, query: { date } }, { signal }),
    days: (query, signal) => call(linkedDays, { params, query }, { signal }),
    read: (client) => readLinkedNow(client, link),
    refresh: (client) => refreshLinked(client, link),
  };
};
