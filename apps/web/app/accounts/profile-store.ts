import type { SignedIn, UserData } from '@haldi/contract/accounts/schema';
import { CallRefused } from '../lib/call.ts';
import { session } from './session-store.ts';

export type Profile = { user: UserData | null; isLoading: boolean };

type Parts = {
  session: Pick<typeof session, 'token' | 'subscribe' | 'setUserId' | 'signIn'>;
  fetchUser: () => Promise<UserData>;
};

const atStart: Profile = { user: null, isLoading: true };

/** Follows the token: while there is one, the profile that belongs to it loads by itself. */
export const createProfileStore = ({ session, fetchUser }: Parts) => {
  const listeners = new Set<() => void>();
  let profile = atStart;
  let followed: string | null | undefined;

  const set = (next: Profile): void => {
    profile = next;
    for (const listener of listeners) listener();
  };
  const load = async (token: string): Promise<void> => {
    try {
      const user = await fetchUser();
      if (session.token() !== token) return;
      session.setUserId(user._id);
      set({ user, isLoading: false });
    } catch (error) {
      if (!(error instanceof CallRefused)) console.error('Error fetching user data', error);
      if (session.token() === token) set({ ...profile, isLoading: false });
    }
  };
  const follow = (): void => {
    const token = session.token();
    if (token === followed) return;
    followed = token;
    set({ user: null, isLoading: token !== null });
    if (token) void load(token);
  };

  return {
    get: (): Profile => profile,
    atStart: (): Profile => atStart,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to follow; gives back how to stop. */
    start: (): (() => void) => {
      followed = undefined;
      follow();
      return session.subscribe(follow);
    },
    /** Stores the token. What the answer said about the user shows at once; the rest loads. */
    signIn: ({ token, userData }: SignedIn): void => {
      session.signIn(token, userData._id);
      set({ user: userData, isLoading: false });
    },
    setUser: (user: UserData): void => set({ ...profile, user }),
    reload: (): void => {
      const token = session.token();
      if (!token) return;
      set({ ...profile, isLoading: profile.user === null });
      void load(token);
    },
  };
};

export const profile = createProfileStore({
  session,
  fetchUser: async () => (await import('./session-calls.ts')).fetchUser(),
});
