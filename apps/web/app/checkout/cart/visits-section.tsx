import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { useCart } from './cart-store.ts';
import { useSecondVisit } from './second-visit-store.ts';

const VisitsNotice = lazyWithPreload<{ className?: string }>(() => import('./visits-notice.tsx'));

/** The same on a page: its code is fetched when there is something to look at. */
export function VisitsSection({ className }: { className: string }) {
  const isWanted = useCart().length + useSecondVisit().length > 0;
  return <Suspense>{isWanted && <VisitsNotice className={className} />}</Suspense>;
}
