import { AttemptId } from '@haldi/contract/orders/attempt-id';
import { expect, test } from 'vitest';
import { createAttemptIdPerChange } from './attempt-id-per-change.ts';

test('the same change keeps its attempt id', () => {
  const attemptAt = createAttemptIdPerChange();
  const move = { appointmentSlot: '10:00 AM', version: 3 };
  const first = attemptAt(move);
  expect(AttemptId.safeParse(first).success).toBe(true);
  expect(attemptAt({ ...move })).toBe(first);
  const second = attemptAt({ ...move, version: 4 });
  expect(second).not.toBe(first);
  expect(attemptAt(move)).not.toBe(second);
});
