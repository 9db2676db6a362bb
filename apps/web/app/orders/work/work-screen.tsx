import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useAuth } from '../../accounts/auth-store.tsx';
import { cacheWorkPages } from '../../offline/shared/cache-staff-pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { BeauticianDay } from './beautician-day.tsx';
import { workCopy } from './copy.ts';
import { readStoredUpcomingWorkVisits } from './queries.ts';
import { LoadingDay, WorkFrame } from './work-frame.tsx';

const OwnPayouts = lazyWithPreload(() => import('../../payouts/shared/own-payouts.tsx'));

function NotABeautician({ isAdmin }: { isAdmin: boolean }) {
  return (
    <WorkFrame title={workCopy.title}>
      <h1 className="sr-only">{workCopy.notBeauticianTitle}</h1>
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={workCopy.notBeauticianTitle}
        text={workCopy.notBeauticianText}
        action={
          <LinkButton to={isAdmin ? '/admin' : '/'} size="large">
            {isAdmin ? workCopy.toDesk : workCopy.toHome}
          </LinkButton>
        }
      />
    </WorkFrame>
  );
}

/**
 * Offline, when the user cannot be loaded, stored days show that the user is a beautician. The
 * server checks every call.
 */
export default function WorkScreen() {
  const { isLoading, isSignedIn, user, userId } = useAuth();
  const { visitId } = useParams();
  const { pathname } = useLocation();
  const [hasBeenLoggedIn, setHasBeenLoggedIn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isBeautician = user?.isOnRoster ?? readStoredUpcomingWorkVisits(userId) !== undefined;
  if (isBeautician && !hasBeenLoggedIn) setHasBeenLoggedIn(true);
  useEffect(() => (isBeautician ? cacheWorkPages() : undefined), [isBeautician]);
  if (!isSignedIn && !isLoading) {
    const login = `/contact/login?next=${encodeURIComponent(pathname)}`;
    return <Navigate to={login} replace state={{ hasEnded: hasBeenLoggedIn }} />;
  }
  if ((user && !user.isOnRoster) || isRefused)
    return <NotABeautician isAdmin={user?.isAdmin ?? false} />;
  if (!userId || (!isBeautician && isLoading)) return <LoadingDay />;
  if (visitId === 'payouts') {
    return (
      <WorkFrame title={workCopy.payouts} isVisit>
        <Suspense fallback={null}>
          <OwnPayouts userId={userId} />
        </Suspense>
      </WorkFrame>
    );
  }
  return (
    <BeauticianDay
      key={userId}
      userId={userId}
      visitId={visitId}
      onRefused={() => setIsRefused(true)}
    />
  );
}
