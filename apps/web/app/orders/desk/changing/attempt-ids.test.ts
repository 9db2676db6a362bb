import { AttemptId } from '@haldi/contract/orders/attempt-id';
import { expect, test } from 'vitest';
import { createAttemptIds } from './attempt-ids.ts';

test('the same change keeps its attempt id', () => {
  const attemptAt = createAttemptIds();
  const move = { appointmentSlot: '10:00 AM', version: 3 };
  const first = attemptAt(move);
  expect(AttemptId.safeParse(first).success).toBe(true);
  expect(attemptAt({ ...move })).toBe(first);
  const second = attemptAt({ ...move, version: 4 });
  expect(second).not.toBe(first);
  expect(attemptAt(move)).not.toBe(second);
});
