import { indiaDay } from '@haldi/contract/kit/dates';
import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { streamOrderEvents } from '@haldi/contract/orders/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import { ArrowLeft } from 'lucide-react';
import { useUserId } from '../accounts/session-store.ts';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ordersCopy } from './copy.ts';
import { OrderList } from './order-list.tsx';
import { useOngoingOrders } from './queries.ts';
import { useOrderEvents } from './use-order-events.ts';

type OrderUpdatesProps = { order: Order; onChange: () => void };

function OrderUpdates({ order: { userId, orderId }, onChange }: OrderUpdatesProps) {
  useOrderEvents(
    endpointUrl(streamOrderEvents, { params: { userId, orderId: String(orderId) } }),
    onChange,
  );
  return null;
}

type LiveOrderUpdatesProps = { orders: readonly Order[]; onChange: () => void };

/** Visits of today are followed by events, others are polled. */
function LiveOrderUpdates({ orders, onChange }: LiveOrderUpdatesProps) {
  const today = indiaDay(new Date());
  return orders
    .filter(({ appointmentDate }) => appointmentDate === today)
    .map((order) => <OrderUpdates key={order._id} order={order} onChange={onChange} />);
}

export const meta = createPrivatePageMeta(ordersCopy.ongoingMeta);

const noOrders: readonly Order[] = [];

export default function OngoingOrdersPage() {
  const query = useOngoingOrders(useUserId());
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-24 lg:px-5 lg:pt-10">
      <LinkButton to="/profile" look="quiet" className="-ml-5">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {ordersCopy.backToProfile}
      </LinkButton>
      <PageHeading title={ordersCopy.ongoing} className="mt-2 mb-6" />
      <LiveOrderUpdates orders={query.data ?? noOrders} onChange={() => void query.refetch()} />
      <OrderList
        query={query}
        failed={ordersCopy.ongoingFailed}
        empty={ordersCopy.noOngoing}
        emptyText={ordersCopy.noOngoingText}
      />
    </div>
  );
}
