import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const SetupScreen = lazyWithPreload(() => import('./setup-screen.tsx'));

export const meta = privatePage('Set up your salon');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function SetupScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <SetupScreen />
    </Suspense>
  );
}
