import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { showPersistentToast } from '../ui/persistent-toast.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { accessLostCopy } from './access-lost-copy.ts';
import { useAuth } from './auth-store.tsx';
import { accountsCopy } from './copy.ts';
import { profileReloadRequests } from './profile-reload-store.ts';

function RedirectHome({ hadAccess }: { hadAccess: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    void Promise.resolve(navigate('/', { replace: true })).then(() => {
      if (hadAccess) showPersistentToast(accessLostCopy.noLongerAdmin);
    });
  }, [navigate, hadAccess]);
  return null;
}

type AdminGuardProps = {
  /** Shown while the server cannot be reached. */
  renderUnreachable: (tryAgain: () => void, isTrying: boolean) => ReactNode;
  children: ReactNode;
};

/** For display only: the server checks every call. */
export function AdminGuard({ renderUnreachable, children }: AdminGuardProps) {
  const { isLoading, isSignedIn, user, reload } = useAuth();
  const { pathname, search } = useLocation();
  const [hadAccess, setHadAccess] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => profileReloadRequests.subscribe(reload), [reload]);
  const hasFailed = isSignedIn && !user && !isLoading;
  if (user?.isAdmin && !hadAccess) setHadAccess(true);
  // Keeps the error on screen during a retry.
  if (hasFailed && !isUnreachable) setIsUnreachable(true);
  if ((user || !isSignedIn) && isUnreachable) setIsUnreachable(false);
  if (isSignedIn && !user && (hasFailed || isUnreachable))
    return renderUnreachable(reload, isLoading);
  if (isLoading) {
    return (
      <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-haldi-200 p-6 text-center">
        <h1 className="text-xl text-plum-900">{accountsCopy.loading}</h1>
        <ScreenSkeleton />
      </main>
    );
  }
  if (!isSignedIn) {
    const state = { next: pathname + search, hasEnded: hadAccess };
    return <Navigate to="/contact/login" replace state={state} />;
  }
  return user?.isAdmin ? children : <RedirectHome hadAccess={hadAccess} />;
}
