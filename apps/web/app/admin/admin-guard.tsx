import type { UserData } from '@haldi/contract/accounts/schema';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { adminCopy } from './copy.ts';
import { useAdmin } from './use-admin.ts';

/** Also what the server renders: who is asking is known to the browser alone. */
export function GuardLoading() {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-ivory">
      <p role="status" className="text-lg text-stone">
        {adminCopy.loading}
      </p>
    </main>
  );
}

function UnknownUser({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-ivory">
      <EmptyState
        picture="/pictures/empty/offline.svg"
        title={adminCopy.unknown}
        text={adminCopy.unknownHelp}
        action={<Button onClick={onRetry}>{adminCopy.tryAgain}</Button>}
      />
    </main>
  );
}

/** Lets admins in, sends visitors to log in and customers home. The server guards its calls itself. */
export function AdminGuard({ children }: { children: (admin: UserData) => ReactNode }) {
  const { isLoading, isSignedIn, user, reload } = useAdmin();
  const { pathname, search } = useLocation();
  if (isLoading) return <GuardLoading />;
  if (!isSignedIn) {
    const next = new URLSearchParams({ next: pathname + search });
    return <Navigate to={`/contact/login?${next}`} replace />;
  }
  if (!user) return <UnknownUser onRetry={reload} />;
  if (!user.isAdmin) return <Navigate to="/" replace />;
  return children(user);
}
