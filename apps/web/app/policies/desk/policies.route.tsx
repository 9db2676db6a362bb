import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const PoliciesScreen = lazyWithPreload(() => import('./policies-screen.tsx'));

export const meta = privatePage('Policies');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function PoliciesScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <PoliciesScreen />
    </Suspense>
  );
}
