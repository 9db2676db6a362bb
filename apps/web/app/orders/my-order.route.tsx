import type { Order } from '@haldi/contract/orders/schema';
import { ArrowLeft } from 'lucide-react';
import { useUserId } from '../accounts/session-store.ts';
import { privatePage } from '../lib/seo.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ordersCopy } from './copy.ts';
import { FollowedOrders } from './followed-orders.tsx';
import { OrderList } from './order-list.tsx';
import { useOngoingOrders } from './queries.ts';

export const meta = privatePage(ordersCopy.ongoingMeta);

const none: readonly Order[] = [];

export default function MyOrder() {
  const query = useOngoingOrders(useUserId());
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-24 lg:px-5 lg:pt-10">
      <LinkButton to="/profile" look="quiet" className="-ml-5">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {ordersCopy.backToProfile}
      </LinkButton>
      <PageHeading title={ordersCopy.ongoing} className="mt-2 mb-6" />
      <FollowedOrders orders={query.data ?? none} onChange={() => void query.refetch()} />
      <OrderList
        query={query}
        failed={ordersCopy.ongoingFailed}
        empty={ordersCopy.noOngoing}
        emptyText={ordersCopy.noOngoingText}
      />
    </div>
  );
}
