import { decodePath } from './decode-path.ts';

/** The log-in pages of staff, and what the law requires. */
const publicPaths = [
  '/contact/login',
  '/contact/logout',
  '/contact/password',
  '/contact/start',
  '/auth-success',
  '/privacy',
  '/offline',
];

export const isPublicBeforeOpening = (path: string): boolean => {
  const normalized = decodePath(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
  return publicPaths.includes(normalized);
};
