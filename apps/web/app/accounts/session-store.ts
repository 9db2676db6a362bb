import { registerCredentials } from '../lib/credentials.ts';
import { createStore, createStoredStore, useStore } from '../lib/store.ts';

const storedText = (key: string) =>
  createStoredStore<string | null>({
    key,
    read: (saved) => saved || null,
    write: (text) => text,
  });

const token = storedText('token');
const userId = storedText('userId');
/** How often something spoke against what we believe about whoever is here. */
const doubts = createStore(0);

/** Somebody is signed in whenever there is a token, in storage or in memory. */
export const session = {
  token: token.get,
  userId: userId.get,
  subscribe: token.subscribe,
  signIn: (newToken: string, newUserId: string): void => {
    userId.update(() => newUserId);
    token.update(() => newToken);
  },
  setUserId: (id: string): void => {
    if (userId.get() !== id) userId.update(() => id);
  },
  forget: (): void => {
    userId.update(() => null);
    token.update(() => null);
  },
  /** The server refused what whoever is here should be allowed: it is asked who they are. */
  doubt: (): void => doubts.update((count) => count + 1),
  onDoubt: doubts.subscribe,
};

registerCredentials({
  token: session.token,
  // A late 401 of an old token must not end the session that has begun since.
  forget: (sent) => {
    if (sent !== null && session.token() === sent) session.forget();
  },
  doubt: session.doubt,
});

export const useToken = (): string | null => useStore(token);
export const useUserId = (): string | null => useStore(userId);

export const useIsSignedIn = (): boolean => useToken() !== null;
