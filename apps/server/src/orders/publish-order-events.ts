import type { Order } from '@haldi/contract/orders/schema';
import type { AdminOrderEvent, OrderEvent } from '@haldi/contract/orders/stream-events';
import type { LiveEvents } from '../platform/realtime/live-events.ts';

export const orderTopic = (id: string): string => `order ${id}`;
export const adminOrdersTopic = 'orders';

type ChangedOrder = Pick<Order, '_id' | 'orderId' | 'status' | 'version'>;

/** Call after the commit. The events contain no personal data. */
export const publishOrderEvent = (
  live: LiveEvents,
  kind: AdminOrderEvent['kind'],
  order: ChangedOrder,
): void => {
  const { _id, orderId, status, version } = order;
  const change: OrderEvent = { version };
  const event: AdminOrderEvent = { kind, _id, orderId, status, version };
  live.publish(orderTopic(_id), change);
  live.publish(adminOrdersTopic, event);
};
