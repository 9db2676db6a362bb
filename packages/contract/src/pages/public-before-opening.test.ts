import { expect, test } from 'vitest';
import { isPublicBeforeOpening } from './public-before-opening.ts';

test.each(['/contact/login', '/contact/login/', '/Contact/LogIn', '/privacy', '/contact/start'])(
  '%s is there before the salon opens',
  (path) => expect(isPublicBeforeOpening(path)).toBe(true),
);

test.each([
  '/',
  '/contact',
  '/contact/signup',
  '/terms',
  '/refunds',
  '/service/waxing',
  '/book',
  '/profile',
])('%s is not', (path) => expect(isPublicBeforeOpening(path)).toBe(false));
