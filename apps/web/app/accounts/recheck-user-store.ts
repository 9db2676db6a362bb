import { createStore } from '../lib/store.ts';

/** How often something spoke against what we believe about whoever is at the desk. */
export const userRechecks = createStore(0);

/** The server ended or refused what an admin may have: it is asked who is there. */
export const requestUserRecheck = (): void => userRechecks.update((count) => count + 1);
