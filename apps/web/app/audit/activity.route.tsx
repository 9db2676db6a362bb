import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const ActivityScreen = lazyWithPreload(() => import('./activity-screen.tsx'));

export const meta = privatePage('Activity');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function ActivityScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <ActivityScreen />
    </Suspense>
  );
}
