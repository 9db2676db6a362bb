import { Suspense } from 'react';
import { privatePage } from '../../../lib/seo.ts';
import { lazyWithPreload } from '../../../ui/lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const WordsScreen = lazyWithPreload(() => import('./words-screen.tsx'));

export const meta = privatePage('Your words');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function WordsScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <WordsScreen />
    </Suspense>
  );
}
