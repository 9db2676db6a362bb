import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const OrderMessageList = lazyWithPreload(() => import('../desk/order-message-list.tsx'));

/** Loaded lazily when an order is opened. */
export function OrderMessages({ _id }: { _id: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <OrderMessageList _id={_id} />
    </Suspense>
  );
}
