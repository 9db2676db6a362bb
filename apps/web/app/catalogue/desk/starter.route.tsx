import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const StarterScreen = lazyWithPreload(() => import('./starter-screen.tsx'));

export const meta = privatePage('Starter menu');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function StarterRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <StarterScreen />
    </Suspense>
  );
}
