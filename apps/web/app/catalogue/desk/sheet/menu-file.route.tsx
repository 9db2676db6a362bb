import { Suspense } from 'react';
import { privatePage } from '../../../lib/seo.ts';
import { lazyWithPreload } from '../../../ui/lazy.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const MenuFileScreen = lazyWithPreload(() => import('./menu-file-screen.tsx'));

export const meta = privatePage('Menu as a file');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function MenuFileRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <MenuFileScreen />
    </Suspense>
  );
}
