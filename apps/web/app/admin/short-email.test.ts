import { expect, test } from 'vitest';
import { shortEmail } from './short-email.ts';

test.each([
  ['admin@example.com', 'admin@example.com'],
  ['abcdefghij@example.com', 'abcdefghij@example.com'],
  ['abcdefghijk@example.com', 'abcdefghijk@example.co…'],
])('%s is shown as %s', (email, shown) => {
  expect(shortEmail(email)).toBe(shown);
});
