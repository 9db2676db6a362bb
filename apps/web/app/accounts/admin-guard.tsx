import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useAuth } from './auth-store.tsx';
import { accountsCopy } from './copy.ts';

/** Shows its content to admins only. The server asks the same again on every call. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { isLoading, isSignedIn, user, reload } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading || (isSignedIn && !user)) {
    return (
      <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-haldi-200 p-6 text-center">
        <h1 className="text-xl text-plum-900">{accountsCopy.loading}</h1>
        {isLoading ? (
          <ScreenSkeleton />
        ) : (
          <>
            <p className="max-w-100">{accountsCopy.profileFailedText}</p>
            <Button onClick={reload}>{accountsCopy.tryAgain}</Button>
          </>
        )}
      </main>
    );
  }
  if (!isSignedIn) {
    return <Navigate to="/contact/login" replace state={{ next: pathname + search }} />;
  }
  return user?.isAdmin ? children : <Navigate to="/" replace />;
}
