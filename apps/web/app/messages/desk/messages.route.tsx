import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const MessagesScreen = lazyWithPreload(() => import('./messages-screen.tsx'));

export const meta = privatePage('Messages');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function MessagesScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <MessagesScreen />
    </Suspense>
  );
}
