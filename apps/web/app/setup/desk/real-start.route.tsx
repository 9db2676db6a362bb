import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const RealStartScreen = lazyWithPreload(() => import('./real-start-screen.tsx'));

export const meta = privatePage('Start for real');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function RealStartScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <RealStartScreen />
    </Suspense>
  );
}
