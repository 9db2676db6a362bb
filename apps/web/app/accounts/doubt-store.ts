import { createStore } from '../lib/store.ts';

/** How often something spoke against what we believe about whoever is at the desk. */
export const doubts = createStore(0);

/** The server ended or refused what an admin may have: it is asked who is there. */
export const raiseDoubt = (): void => doubts.update((count) => count + 1);
