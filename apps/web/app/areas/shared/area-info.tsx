import { Suspense } from 'react';
import { cx } from '../../ui/cx.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';

const AreaWords = lazyWithPreload(() => import('./area-info-content.tsx'));

/**
 * What the site says of the area of whoever is here. Its room is kept: the pincode is known only
 * after the page is hydrated, and salons without areas do not fetch it.
 */
export function AreaInfo({ className }: { className: string }) {
  return (
    <div className={cx('min-h-12 leading-6 text-plum-950 sm:min-h-6', className)}>
      <Suspense>
        <AreaWords />
      </Suspense>
    </div>
  );
}
