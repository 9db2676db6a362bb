import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSettings } from '../../settings/queries.ts';
import { useAuth } from '../auth-store.tsx';
import { choosePageAfterLogIn, useNextPageParameter } from './page-after-log-in.ts';

/** Also when the user logs in in another tab. Returns the next page of the address. */
export const useRedirectAfterLogIn = (): string | null => {
  const { isSignedIn, user } = useAuth();
  const navigate = useNavigate();
  const next = useNextPageParameter();
  const { isOpen } = useSettings();
  const target = isSignedIn && user ? choosePageAfterLogIn(next, user, isOpen) : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return next;
};
