import { expect, test } from 'vitest';
import { isContactShown } from './contact-visibility.ts';

test.each([
  ['2026-11-16', false],
  ['2026-11-17', true],
  ['2026-11-18', true],
  ['2026-11-19', true],
  ['2026-11-20', false],
])('a visit of the 18th, on %s: %s', (today, expected) => {
  expect(isContactShown('2026-11-18', today)).toBe(expected);
});
