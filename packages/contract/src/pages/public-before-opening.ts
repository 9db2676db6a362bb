import { decodePath } from './decode-path.ts';

/** What is there before a salon opens: the way in for staff, and what the law wants read. */
const early = [
  '/contact/login',
  '/contact/logout',
  '/contact/password',
  '/contact/start',
  '/auth-success',
  '/privacy',
  '/offline',
];

/** Whether a page is shown to everybody before the salon opens. */
export const isPublicBeforeOpening = (path: string): boolean => {
  const asked = decodePath(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  return early.includes(asked);
};
