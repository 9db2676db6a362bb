import { Suspense } from 'react';
import { privatePage } from '../../../lib/seo.ts';
import { lazyWithPreload } from '../../../ui/lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SectionsScreen = lazyWithPreload(() => import('./sections-screen.tsx'));

export const meta = privatePage('Pages and sections');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function SectionsRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <SectionsScreen />
    </Suspense>
  );
}
