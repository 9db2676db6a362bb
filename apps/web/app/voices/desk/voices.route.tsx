import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const VoicesScreen = lazyWithPreload(() => import('./voices-screen.tsx'));

export const meta = privatePage('Reviews & Posts');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function VoicesRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <VoicesScreen />
    </Suspense>
  );
}
