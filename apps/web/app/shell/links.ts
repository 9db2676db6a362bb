import { shellCopy } from './copy.ts';

export type ShellLink = { to: string; label: string };

/** The desktop header's links, in the order they stand. */
export const headerLinks: readonly ShellLink[] = [
  { to: '/', label: shellCopy.home },
  { to: '/service', label: shellCopy.service },
  { to: '/book', label: shellCopy.book },
  { to: '/designs', label: shellCopy.designs },
  { to: '/blog', label: shellCopy.blog },
  { to: '/review', label: shellCopy.review },
  { to: '/about', label: shellCopy.about },
  { to: '/contact', label: shellCopy.contact },
];

export const visitorLinks: readonly ShellLink[] = [
  { to: '/contact/login', label: shellCopy.logIn },
  { to: '/contact/signup', label: shellCopy.signUp },
];

export const memberLinks: readonly ShellLink[] = [
  { to: '/contact/logout', label: shellCopy.logOut },
];
