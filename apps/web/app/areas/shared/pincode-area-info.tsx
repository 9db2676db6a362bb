import { Suspense } from 'react';
import { cx } from '../../ui/cx.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';

const LazyAreaInfoContent = lazyWithPreload(() => import('./pincode-area-info-content.tsx'));

/**
 * Has a minimum height, because the pincode is known only after hydration. Loaded lazily, because
 * salons without areas do not need it.
 */
export function PincodeAreaInfo({ className }: { className: string }) {
  return (
    <div className={cx('min-h-12 leading-6 text-plum-950 sm:min-h-6', className)}>
      <Suspense>
        <LazyAreaInfoContent />
      </Suspense>
    </div>
  );
}
