import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/customer.route';

const CustomerScreen = lazyWithPreload(() => import('./customer-screen.tsx'));

export const meta = privatePage('Customer');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function CustomerRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <CustomerScreen id={id} />
    </Suspense>
  );
}
