import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { Link } from '../ui/link.tsx';
import { faqCopy } from './copy.ts';

export function OwnOrdersReply({ orders, userId }: { orders: Order[]; userId: string }) {
  return (
    <>
      <p>{faqCopy.yourOrders(orders.length)}</p>
      <ul className="mt-3 grid gap-2">
        {orders.map((order) => (
          <li key={order._id}>
            <Link
              to={`/track-order/${userId}/${order.orderId}`}
              className="block rounded-field border border-sand bg-white p-3 transition-colors hover:border-haldi-500"
            >
              <span className="block font-semibold text-plum-900">{faqCopy.orderTitle(order)}</span>
              <span className="block text-sm text-stone">{faqCopy.orderTime(order)}</span>
              <span className="mt-1 block">{order.trackingHistory[0]?.message}</span>
              {order.beautician !== noBeautician && (
                <span className="block">{faqCopy.orderBeautician(order.beautician)}</span>
              )}
              <span className="mt-1 block font-semibold text-plum-600">{faqCopy.trackOrder}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
