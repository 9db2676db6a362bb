import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const AnalyticsScreen = lazyWithPreload(() => import('./analytics-screen.tsx'));

export const meta = privatePage('Analytics');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function AnalyticsScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <AnalyticsScreen />
    </Suspense>
  );
}
