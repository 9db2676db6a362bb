import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const BeauticiansScreen = lazyWithPreload(() => import('./beauticians-screen.tsx'));

export const meta = privatePage('Beauticians');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function BeauticiansScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <BeauticiansScreen />
    </Suspense>
  );
}
