import { expect, test } from 'vitest';
import { statusAfterAssigning } from './status-after-assigning.ts';

test.each([
  ['pending', 'confirmed'],
  ['confirmed', 'confirmed'],
  ['in_progress', undefined],
] as const)('%s becomes %s', (status, next) => {
  expect(statusAfterAssigning(status)).toBe(next);
});
