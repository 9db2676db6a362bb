import { indiaDay } from '@haldi/contract/kit/dates';
import { addressOf } from '@haldi/contract/kit/endpoint';
import { orderEvents } from '@haldi/contract/orders/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { useLiveOrder } from './live-order.ts';

type FollowedProps = { order: Order; onChange: () => void };

function Followed({ order: { userId, orderId }, onChange }: FollowedProps) {
  useLiveOrder(addressOf(orderEvents, { params: { userId, orderId: String(orderId) } }), onChange);
  return null;
}

type FollowedOrdersProps = { orders: readonly Order[]; onChange: () => void };

/** The visits of today are followed live; others are asked for from time to time. */
export function FollowedOrders({ orders, onChange }: FollowedOrdersProps) {
  const today = indiaDay(new Date());
  return orders
    .filter(({ appointmentDate }) => appointmentDate === today)
    .map((order) => <Followed key={order._id} order={order} onChange={onChange} />);
}
