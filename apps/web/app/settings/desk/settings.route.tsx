import { Suspense } from 'react';
import { privatePage } from '../../lib/seo.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const SettingsScreen = lazyWithPreload(() => import('./settings-screen.tsx'));

export const meta = privatePage('Settings');

/** Loaded by itself: every page carries the list of what its routes need. */
export default function SettingsScreenRoute() {
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card!" />}>
      <SettingsScreen />
    </Suspense>
  );
}
