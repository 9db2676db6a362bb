import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/beautician.route';

const BeauticianScreen = lazyWithPreload(() => import('./beautician-screen.tsx'));

export const meta = privatePage('Beauticians');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function BeauticianScreenRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <BeauticianScreen id={id} />
    </Suspense>
  );
}
