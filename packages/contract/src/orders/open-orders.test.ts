import { expect, test } from 'vitest';
import type { Slot } from '../schedule/slots.ts';
import { type Held, whyNotOneMore } from './open-orders.ts';

const visit = (slot: Slot, minutes: number, day = '2026-11-17') => ({
  day,
  slot,
  minutes,
  visited: null,
});
const held = (count: number): Held[] =>
  Array.from({ length: count }, (_, n) => ({
    ...visit('09:00 AM', 60, `2026-12-${10 + n}`),
    orderId: 100_000 + n,
  }));

test.each([
  [2, false, undefined],
  [3, false, { kind: 'too-many', limit: 3 }],
  [3, true, undefined],
  [9, true, undefined],
  [10, true, { kind: 'too-many', limit: 10 }],
] as const)('with %i visits ahead, visited before: %s', (count, wasVisited, reason) => {
  expect(whyNotOneMore(visit('01:00 PM', 60), held(count), wasVisited)).toEqual(reason);
});

test.each([
  ['10:00 AM', 60, '09:00 AM', 60, false],
  ['10:00 AM', 60, '09:00 AM', 61, true],
  ['10:00 AM', 61, '11:00 AM', 30, true],
  ['10:00 AM', 60, '11:00 AM', 30, false],
  ['10:00 AM', 30, '10:00 AM', 30, true],
] as const)('%s for %i minutes beside %s for %i: overlap %s', (slot, minutes, other, long, is) => {
  const standing = [{ ...visit(other, long), orderId: 123_456 }];
  const reason = is ? { kind: 'overlap', orderId: 123_456 } : undefined;
  expect(whyNotOneMore(visit(slot, minutes), standing, false)).toEqual(reason);
  expect(whyNotOneMore(visit(slot, minutes, '2026-11-18'), standing, false)).toBe(undefined);
});

test('another person’s visit may be at the same time', () => {
  const standing = [{ ...visit('10:00 AM', 60), visited: 'Meera Joshi', orderId: 123_456 }];
  const wanted = (visited: string | null) => ({ ...visit('10:00 AM', 60), visited });
  expect(whyNotOneMore(wanted(null), standing, false)).toBe(undefined);
  expect(whyNotOneMore(wanted('Asha Patil'), standing, false)).toBe(undefined);
  expect(whyNotOneMore(wanted(' meera  joshi'), standing, false)).toEqual({
    kind: 'overlap',
    orderId: 123_456,
  });
});
