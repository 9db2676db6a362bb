import { AttemptId } from '@haldi/contract/orders/attempt-id';
import { expect, test } from 'vitest';
import { createAttemptId } from './attempt-id.ts';

test('attempt ids are valid and unique', () => {
  const ids = Array.from({ length: 200 }, createAttemptId);
  for (const id of ids) expect(AttemptId.parse(id)).toBe(id);
  expect(new Set(ids).size).toBe(ids.length);
});
