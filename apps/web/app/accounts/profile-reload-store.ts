import { createStore } from '../lib/store.ts';

/** Counts the requests to load the profile again. */
export const profileReloadRequests = createStore(0);

/** For when the server refuses an admin call or ends its session. */
export const requestProfileReload = (): void => profileReloadRequests.update((count) => count + 1);
