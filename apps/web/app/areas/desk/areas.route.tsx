import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const AreasScreen = lazyWithPreload(() => import('./areas-screen.tsx'));

export const meta = privatePage('Areas');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function AreasScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <AreasScreen />
    </Suspense>
  );
}
