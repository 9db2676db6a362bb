import { createStoredStore } from '../../lib/store.ts';

/** The page on which somebody pressed Order Now before logging in. */
const waiting = createStoredStore<string | null>({
  key: 'cartReturn',
  read: (saved) => saved || null,
  write: (path) => path,
  keeper: () => sessionStorage,
});

/** Logging in there again would lead round in a circle. */
const isAboutAccounts = (path: string): boolean => /^\/(contact|profile|auth-success)/.test(path);

/** All that the cart does stands on the booking page itself: nothing opens over it. */
const isBookingPage = (path: string): boolean => /^\/book(?=[/?#]|$)/.test(path);

/** The address to log in at; it leads back to where the cart was, or to the booking page. */
export const logInPath = (logIn: string, current: string): string => {
  const next = isAboutAccounts(current) ? '/book' : current;
  waiting.update(() => (isBookingPage(next) ? null : next));
  return `${logIn}?next=${encodeURIComponent(next)}`;
};

/** Whether the cart should open on this page again; asked once. */
export const consumeCartReturn = (current: string): boolean => {
  if (waiting.get() !== current) return false;
  waiting.update(() => null);
  return true;
};
