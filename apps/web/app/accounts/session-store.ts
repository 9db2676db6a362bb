import { registerCredentials } from '../lib/credentials.ts';
import { createStoredStore, useStore } from '../lib/store.ts';

const storedText = (key: string) =>
  createStoredStore<string | null>({
    key,
    read: (saved) => saved || null,
    write: (text) => text,
  });

const token = storedText('token');
const userId = storedText('userId');

/** What a phone keeps of its holder's days of work. It is nobody else's: it goes with the session. */
export const storedWorkDays = storedText('workDays');

let isEnding = false;

/** Somebody is signed in whenever there is a token, in storage or in memory. */
export const session = {
  token: token.get,
  userId: userId.get,
  subscribe: token.subscribe,
  signIn: (newToken: string, newUserId: string): void => {
    storedWorkDays.update(() => null);
    userId.update(() => newUserId);
    token.update(() => newToken);
  },
  setUserId: (id: string): void => {
    if (userId.get() !== id) userId.update(() => id);
  },
  forget: (): void => {
    storedWorkDays.update(() => null);
    userId.update(() => null);
    token.update(() => null);
  },
  /** What ends it says itself where to go; a refusal of something else meanwhile says nothing new. */
  end: async (work: () => Promise<void>): Promise<void> => {
    isEnding = true;
    try {
      await work();
      session.forget();
    } finally {
      isEnding = false;
    }
  },
};

registerCredentials({
  token: session.token,
  // A late 401 of an old token must not end the session that has begun since.
  forget: (sent) => {
    if (!isEnding && sent !== null && session.token() === sent) session.forget();
  },
});

export const useToken = (): string | null => useStore(token);
export const useUserId = (): string | null => useStore(userId);

export const useIsSignedIn = (): boolean => useToken() !== null;
