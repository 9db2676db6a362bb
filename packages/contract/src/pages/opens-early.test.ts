import { expect, test } from 'vitest';
import { opensEarly } from './opens-early.ts';

test.each(['/contact/login', '/contact/login/', '/Contact/LogIn', '/privacy', '/contact/start'])(
  '%s is there before the salon opens',
  (path) => expect(opensEarly(path)).toBe(true),
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
])('%s is not', (path) => expect(opensEarly(path)).toBe(false));
