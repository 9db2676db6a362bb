import { Suspense } from 'react';
import { privatePage } from '../lib/seo.ts';
import { lazyWithPreload } from '../ui/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const UsersScreen = lazyWithPreload(() => import('./users-screen.tsx'));

export const meta = privatePage('User Management');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function UsersScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <UsersScreen />
    </Suspense>
  );
}
