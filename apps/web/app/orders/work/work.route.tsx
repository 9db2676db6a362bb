import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { privateMeta } from '../../lib/seo.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const WorkScreen = lazyWithPreload(() => import('./work-screen.tsx'));

export const meta: MetaFunction = ({ matches }) => [
  ...privateMeta(matches, 'My day'),
  // Before the website's own: put on the home screen from here, it opens here.
  { tagName: 'link', rel: 'manifest', href: '/work.webmanifest' },
];

/**
 * Two pages in one, and loaded by itself: every page carries the list of what its routes need. It
 * renders in the browser only: whose day it is and what it holds is known there alone.
 */
export default function WorkRoute() {
  const shapes = (
    <main className="mx-auto max-w-140 space-y-4 px-4 pt-20">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-44 rounded-card!" />
      <Skeleton className="h-44 rounded-card!" />
    </main>
  );
  return useInBrowser() ? (
    <Suspense fallback={shapes}>
      <WorkScreen />
    </Suspense>
  ) : (
    shapes
  );
}
