import { Suspense } from 'react';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { createPrivateMeta } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const OrderDesk = lazyWithPreload(() => import('./order-desk.tsx'));

export const meta = createPrivateMeta('Order Management');

/** An order opens over the list, which stays where it is. */
export const handle: RouteHandle = { keepsPlace: true };

/** Loaded by itself: every page carries the list of what its routes need. */
export default function OrderDeskRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <OrderDesk />
    </Suspense>
  );
}
