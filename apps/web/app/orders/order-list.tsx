import type { Order } from '@haldi/contract/orders/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useUserId } from '../accounts/session-store.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import {
  CustomerChangeDialogs,
  type CustomerChangeKind,
} from './changing/customer-change-dialogs.tsx';
import { createCustomerOrderApi } from './changing/order-api.ts';
import { ordersCopy } from './copy.ts';
import { OrderCard } from './order-card.tsx';

type OrderListProps = {
  query: UseQueryResult<Order[]>;
  failed: string;
  empty: string;
  emptyText: string;
};

const columns = 'grid-cols-1 lg:grid-cols-2 lg:gap-5';

/** One set of dialogs outside the cards, because a cancelled order leaves the list. */
function OrderCards({ orders }: { orders: readonly Order[] }) {
  const [changing, setChanging] = useState<{
    order: Order;
    open: CustomerChangeKind | null;
  } | null>(null);
  const order =
    changing && (orders.find(({ _id }) => _id === changing.order._id) ?? changing.order);
  return (
    <>
      <ul className={cx('grid gap-4', columns)}>
        {orders.map((one) => (
          <OrderCard
            key={one._id}
            order={one}
            onChange={(open) => setChanging({ order: one, open })}
          />
        ))}
      </ul>
      {order && (
        <CustomerChangeDialogs
          key={order._id}
          order={order}
          access={createCustomerOrderApi(order)}
          open={changing?.open ?? null}
          onOpen={(open) => setChanging({ order, open })}
        />
      )}
    </>
  );
}

export function OrderList({ query, failed, empty, emptyText }: OrderListProps) {
  const isInBrowser = useIsHydrated();
  const userId = useUserId();
  const { pathname } = useLocation();
  if (isInBrowser && userId === null) {
    return (
      <EmptyState
        picture="/pictures/empty/orders.svg"
        title={ordersCopy.logInText}
        action={
          <LinkButton to={`/contact/login?next=${encodeURIComponent(pathname)}`}>
            {ordersCopy.logIn}
          </LinkButton>
        }
      />
    );
  }
  if (query.isPending) {
    return <Loading text={ordersCopy.loading} shape="h-35" className={columns} />;
  }
  if (query.isError && !query.data) {
    return (
      <LoadFailed
        title={failed}
        text={ordersCopy.listFailedText}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/orders.svg"
        title={empty}
        text={emptyText}
        action={
          <LinkButton to="/book" look="golden">
            {ordersCopy.book}
          </LinkButton>
        }
      />
    );
  }
  return <OrderCards orders={query.data} />;
}
