import { Suspense } from 'react';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { createPrivateMeta } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const OrderDesk = lazyWithPreload(() => import('./order-desk.tsx'));

export const meta = createPrivateMeta('Order Management');

export const handle: RouteHandle = { keepsPlace: true };

/** Lazy: the route manifest of every page lists the modules that its routes need. */
export default function OrderDeskRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <OrderDesk />
    </Suspense>
  );
}
