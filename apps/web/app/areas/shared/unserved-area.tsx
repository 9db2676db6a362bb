import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { UnservedAreaNoticeProps } from './unserved-area-notice.tsx';

const LazyUnservedAreaNotice = lazyWithPreload<UnservedAreaNoticeProps>(
  () => import('./unserved-area-notice.tsx'),
);

/** Lazy: most customers never see the notice. */
export function UnservedArea(props: UnservedAreaNoticeProps) {
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <LazyUnservedAreaNotice {...props} />
    </Suspense>
  );
}
