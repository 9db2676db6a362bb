import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { createStoredStore } from '../lib/store.ts';
import { showPersistentToast } from '../ui/persistent-toast.ts';
import { accessLostCopy } from './access-lost-copy.ts';
import { useAuth } from './auth-store.tsx';
import { profileReloadRequests } from './profile-reload-store.ts';

/** A script in the head reads it, so that the next page shows the right menu at once. */
const staffRoleStore = createStoredStore<string | null>({
  key: 'staffRole',
  read: (saved) => saved,
  write: (role) => role,
});

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
  loading: ReactNode;
  /** Shown while the server cannot be reached. */
  renderUnreachable: (tryAgain: () => void, isTrying: boolean) => ReactNode;
  children: ReactNode;
};

/** For display only: the server checks every call. */
export function AdminGuard({ loading, renderUnreachable, children }: AdminGuardProps) {
  const { isLoading, isSignedIn, user, reload } = useAuth();
  const { pathname, search } = useLocation();
  const [hadAccess, setHadAccess] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => profileReloadRequests.subscribe(reload), [reload]);
  const staffRole = user?.isAdmin ? user.role : undefined;
  useEffect(() => {
    if (staffRole) staffRoleStore.update(() => staffRole);
  }, [staffRole]);
  const hasFailed = isSignedIn && !user && !isLoading;
  if (user?.isAdmin && !hadAccess) setHadAccess(true);
  // Keeps the error on screen during a retry.
  if (hasFailed && !isUnreachable) setIsUnreachable(true);
  if ((user || !isSignedIn) && isUnreachable) setIsUnreachable(false);
  if (isSignedIn && !user && (hasFailed || isUnreachable))
    return renderUnreachable(reload, isLoading);
  if (isLoading) return loading;
  if (!isSignedIn) {
    const state = { next: pathname + search, hasEnded: hadAccess };
    return <Navigate to="/contact/login" replace state={state} />;
  }
  return user?.isAdmin ? children : <RedirectHome hadAccess={hadAccess} />;
}
