import { createStoredStore } from '../../lib/store.ts';

const waiting = createStoredStore<string | null>({
  key: 'cartReturn',
  read: (saved) => saved || null,
  write: (path) => path,
  getStorage: () => sessionStorage,
});

/** Returning there would cause a loop. */
const isAboutAccounts = (path: string): boolean => /^\/(contact|profile|auth-success)/.test(path);

/** The booking page shows the cart itself. */
const isBookingPage = (path: string): boolean => /^\/book(?=[/?#]|$)/.test(path);

/** Returns to the current page, or to the booking page. */
export const rememberCartAndGetLogInPath = (logIn: string, current: string): string => {
  const next = isAboutAccounts(current) ? '/book' : current;
  waiting.update(() => (isBookingPage(next) ? null : next));
  return `${logIn}?next=${encodeURIComponent(next)}`;
};

/** Consumed by the first call. */
export const consumeOpenCartRequest = (current: string): boolean => {
  if (waiting.get() !== current) return false;
  waiting.update(() => null);
  return true;
};
