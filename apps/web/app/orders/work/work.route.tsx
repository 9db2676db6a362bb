import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { privatePageMeta } from '../../lib/page-meta.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const WorkScreen = lazyWithPreload(() => import('./work-screen.tsx'));

export const meta: MetaFunction = ({ matches }) => [
  ...privatePageMeta(matches, 'My day'),
  // Before the manifest of the website, so that an app installed from here opens here.
  { tagName: 'link', rel: 'manifest', href: '/work.webmanifest' },
];

/**
 * Lazy: the route manifest of every page lists the modules that its routes need. Rendered in the
 * browser only, because the data is personal.
 */
export default function WorkRoute() {
  const shapes = (
    <main className="mx-auto max-w-140 space-y-4 px-4 pt-20">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-44 rounded-card!" />
      <Skeleton className="h-44 rounded-card!" />
    </main>
  );
  return useIsHydrated() ? (
    <Suspense fallback={shapes}>
      <WorkScreen />
    </Suspense>
  ) : (
    shapes
  );
}
