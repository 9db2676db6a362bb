import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { homeCopy } from './copy.ts';

const NextAndLastVisit = lazy(() => import('./next-and-last-visit.tsx'));

const waiting = <Skeleton className="h-full rounded-card" />;

/**
 * The cached page is the same for everyone. CSS reserves the height for logged-in users before the
 * first paint, so that nothing moves.
 */
export function NextAndLastVisitFrame() {
  const isSignedIn = useIsSignedIn();
  return (
    <section
      aria-label={homeCopy.yourVisits}
      className="mx-auto h-34 max-w-page px-4 pt-4 lg:h-28 lg:px-5 lg:pt-6 visitor:hidden"
    >
      {isSignedIn ? (
        <Suspense fallback={waiting}>
          <NextAndLastVisit />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
