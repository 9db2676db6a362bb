import { expect, test } from 'vitest';
import { assignedStatus } from './assigned-status.ts';

test.each([
  ['pending', 'confirmed'],
  ['confirmed', 'confirmed'],
  ['in_progress', undefined],
] as const)('%s becomes %s', (status, next) => {
  expect(assignedStatus(status)).toBe(next);
});
