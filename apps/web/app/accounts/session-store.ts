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

/** A beautician's visits, kept for offline use; deleted with the session. */
export const storedWorkDays = storedText('workDays');

let isEnding = false;

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
  /** Ignores 401 responses to other calls meanwhile: `work` navigates itself. */
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
  // A late 401 for an old token must not end a newer session.
  forget: (sent) => {
    if (!isEnding && sent !== null && session.token() === sent) session.forget();
  },
});

export const useToken = (): string | null => useStore(token);
export const useUserId = (): string | null => useStore(userId);

export const useIsSignedIn = (): boolean => useToken() !== null;
