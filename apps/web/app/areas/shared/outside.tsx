import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OutsideNoticeProps } from './outside-notice.tsx';

const OutsideNotice = lazyWithPreload<OutsideNoticeProps>(() => import('./outside-notice.tsx'));

/** Few live where we do not come: its code is fetched for them. */
export function Outside(props: OutsideNoticeProps) {
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <OutsideNotice {...props} />
    </Suspense>
  );
}
