import type { Order } from '@haldi/contract/orders/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useUserId } from '../accounts/session-store.ts';
import { useInBrowser } from '../lib/in-browser.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ordersCopy } from './copy.ts';
import { OrderCard } from './order-card.tsx';

type OrderListProps = {
  query: UseQueryResult<Order[]>;
  failed: string;
  empty: string;
  emptyText: string;
};

/** Loading, failed, for a visitor, empty or full. */
export function OrderList({ query, failed, empty, emptyText }: OrderListProps) {
  const isInBrowser = useInBrowser();
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
    return (
      <p role="status" className="py-16 text-center text-lg text-stone">
        {ordersCopy.loading}
      </p>
    );
  }
  if (query.isError && !query.data) {
    return (
      <div role="alert">
        <EmptyState
          picture="/pictures/empty/offline.svg"
          title={failed}
          action={
            <Button look="secondary" onClick={() => void query.refetch()}>
              {ordersCopy.tryAgain}
            </Button>
          }
        />
      </div>
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
  return (
    <ul className="grid gap-4">
      {query.data.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
    </ul>
  );
}
