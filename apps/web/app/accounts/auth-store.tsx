import type { SignedIn, UserData } from '@haldi/contract/accounts/schema';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { inOwnTask } from '../lib/own-task.ts';
import { profile } from './profile-store.ts';
import { session, useToken, useUserId } from './session-store.ts';

export type Auth = {
  token: string | null;
  userId: string | null;
  /** True whenever there is a token. */
  isSignedIn: boolean;
  /** True at first, and while a profile is on its way. */
  isLoading: boolean;
  /** Null for visitors, and while nothing is known about whoever holds the token. */
  user: UserData | null;
  signIn: (signedIn: SignedIn) => void;
  /** Signs out here in any case; rejects where the server could not be told. */
  logOut: () => Promise<void>;
  setUser: (user: UserData) => void;
  /** Asks for the profile once more. */
  reload: () => void;
};

const logOut = async (): Promise<void> => {
  try {
    await (await import('./session-calls.ts')).endSession();
  } finally {
    session.forget();
  }
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const userId = useUserId();
  const { user, isLoading } = useSyncExternalStore(profile.subscribe, profile.get, profile.atStart);
  useEffect(() => inOwnTask(profile.start), []);
  const auth = useMemo<Auth>(
    () => ({
      token,
      userId,
      isSignedIn: token !== null,
      isLoading,
      user,
      signIn: profile.signIn,
      logOut,
      setUser: profile.setUser,
      reload: profile.reload,
    }),
    [token, userId, user, isLoading],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth used outside of the Provider');
  return auth;
};
