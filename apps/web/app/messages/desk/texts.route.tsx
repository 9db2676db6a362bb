import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const TextsScreen = lazyWithPreload(() => import('./texts-screen.tsx'));

export const meta = privatePage('Texts of messages');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function TextsScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <TextsScreen />
    </Suspense>
  );
}
