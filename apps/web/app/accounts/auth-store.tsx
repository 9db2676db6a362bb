import type { SignedIn } from '@haldi/contract/accounts/log-in/schema';
import { logOut as endSession } from '@haldi/contract/accounts/log-out/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { callEndpoint } from '../lib/call.ts';
import { profileQuery } from './profile-query.ts';
import {
  removeOtherAccountPushSubscription,
  removePushSubscription,
} from './remove-push-subscription.ts';
import { session, useToken, useUserId } from './session-store.ts';

/** Set in a transition, so that more urgent updates come first. */
const useHydrated = (): boolean => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};

export type Auth = {
  token: string | null;
  userId: string | null;
  isSignedIn: boolean;
  /** True at first, and while the profile loads. */
  isLoading: boolean;
  /** Null for visitors, and until the profile has loaded. */
  user: UserData | null;
  /** Shows the user of the response at once; the full profile loads afterwards. */
  signIn: (signedIn: SignedIn) => void;
  /** Always signs out in this browser; rejects if the server could not be reached. */
  logOut: () => Promise<void>;
  setUser: (user: UserData) => void;
  reload: () => void;
};

const logOut = async (): Promise<void> => {
  await removePushSubscription();
  try {
    await callEndpoint(endSession, {});
  } finally {
    session.forget();
  }
};

const useAuthActions = () => {
  const client = useQueryClient();
  return useMemo(() => {
    const profileKey = (token: string | null) => profileQuery(token).queryKey;
    const reload = (): void =>
      void client.invalidateQueries(
        { queryKey: profileKey(session.token()) },
        { cancelRefetch: false },
      );
    return {
      logOut,
      reload,
      setUser: (user: UserData): void =>
        void client.setQueryData(profileKey(session.token()), user),
      signIn: ({ token, userData }: SignedIn): void => {
        void removeOtherAccountPushSubscription(userData._id);
        client.setQueryData(profileKey(token), userData);
        session.signIn(token, userData._id);
        reload();
      },
    };
  }, [client]);
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const userId = useUserId();
  const isHydrated = useHydrated();
  const { data: user = null, isFetching } = useQuery(profileQuery(token));
  const isLoading = !isHydrated || (user === null && isFetching);
  const actions = useAuthActions();
  const auth = useMemo<Auth>(
    () => ({ token, userId, isSignedIn: token !== null, isLoading, user, ...actions }),
    [token, userId, user, isLoading, actions],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export const useIsOwner = (): boolean => useAuth().user?.role === 'owner';

export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth used outside of the Provider');
  return auth;
};
