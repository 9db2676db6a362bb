import { expect, test } from 'vitest';
import { isStartCodeShown } from './start-code.ts';

const visit = { day: '2026-11-18', startMinute: 11 * 60, startedAt: null };

test.each([
  ['2026-11-18T04:29:59Z', false],
  ['2026-11-18T04:30:00Z', true],
  ['2026-11-18T08:00:00Z', true],
])('a visit at 11 in India, at %s: %s', (now, expected) => {
  expect(isStartCodeShown(visit, new Date(now))).toBe(expected);
});

test('is hidden once the visit is started', () => {
  const startedAt = '2026-11-18T05:31:00.000Z';
  expect(isStartCodeShown({ ...visit, startedAt }, new Date('2026-11-18T06:00:00Z'))).toBe(false);
});
