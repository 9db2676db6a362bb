import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const DashboardScreen = lazyWithPreload(() => import('./dashboard-screen.tsx'));

export const meta = privatePage('Dashboard');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function DashboardScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <DashboardScreen />
    </Suspense>
  );
}
