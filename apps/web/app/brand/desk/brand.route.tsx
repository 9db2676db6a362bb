import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const LookScreen = lazyWithPreload(() => import('./look-screen.tsx'));

export const meta = privatePage('Look');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function LookScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <LookScreen />
    </Suspense>
  );
}
