import type { Order } from '@haldi/contract/orders/schema';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deskCopy as copy } from './copy.ts';
import { type NewOrders, ordersOfPages } from './order-list-pages.ts';
import type { useOrders } from './queries.ts';

const columns = 'grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3 print:grid-cols-2';

function LoadingCards() {
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      <div className={columns}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
          <Skeleton key={name} className="h-80 rounded-card" />
        ))}
      </div>
    </div>
  );
}

type NewOrdersButtonProps = { newOrders: NewOrders; onShow: () => void };

export function NewOrdersButton({ newOrders, onShow }: NewOrdersButtonProps) {
  const { orders, hasGap } = newOrders;
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-16 z-10 -mt-4 flex h-0 justify-center lg:top-4"
    >
      {orders.length > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto flex h-11 animate-rise items-center gap-2 rounded-full bg-plum-700 px-5 font-semibold text-white shadow-soft hover:bg-plum-600"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
          {copy.newOrders(orders.length, hasGap)}
        </button>
      )}
    </div>
  );
}

type OrderListProps = {
  query: ReturnType<typeof useOrders>;
  isFiltered: boolean;
  card: (order: Order) => ReactNode;
};

export function OrderList({ query, isFiltered, card }: OrderListProps) {
  const { data, isPlaceholderData, errorUpdatedAt } = query;
  useEffect(() => {
    if (errorUpdatedAt > 0) toast.error(copy.fetchFailed);
  }, [errorUpdatedAt]);
  if (query.isError && (!data || isPlaceholderData)) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <LoadingCards />;
  const orders = ordersOfPages(data);
  if (orders.length === 0) {
    return (
      <EmptyState
        picture={`/pictures/empty/${isFiltered ? 'search' : 'orders'}.svg`}
        title={copy.none}
        text={isFiltered ? copy.noneHelp : copy.noneYet}
      />
    );
  }
  return (
    <>
      <ul aria-label={copy.list} aria-busy={isPlaceholderData} className={columns}>
        {orders.map(card)}
      </ul>
      <ShowMoreButton pages={query} label={copy.loadMore} className="mt-6" />
    </>
  );
}
