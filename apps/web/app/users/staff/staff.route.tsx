import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const StaffScreen = lazyWithPreload(() => import('./staff-screen.tsx'));

export const meta = privatePage('Staff');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function StaffScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <StaffScreen />
    </Suspense>
  );
}
