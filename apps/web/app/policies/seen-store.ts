import { createStoredStore, useStore } from '../lib/store.ts';

/** Which privacy notice was last waved through in this browser. */
const stored = createStoredStore<string | null>({
  key: 'haldi-privacy-seen',
  read: (saved) => saved,
  write: (hash) => hash,
});

export const markSeen = (hash: string): void => stored.update(() => hash);
export const useSeenPrivacy = (): string | null => useStore(stored);
