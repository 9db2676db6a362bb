import { AttemptId } from '@haldi/contract/orders/attempt-id';
import { expect, test } from 'vitest';
import { createAttemptId } from './attempt-id.ts';

test('every attempt has an id that the contract takes, and no two the same', () => {
  const drawn = Array.from({ length: 200 }, createAttemptId);
  for (const id of drawn) expect(AttemptId.parse(id)).toBe(id);
  expect(new Set(drawn).size).toBe(drawn.length);
});
