import { expect, test } from 'vitest';
import { formatRecentTime } from './recent-time.ts';

test.each([
  ['2026-11-15T05:00:00.000Z', 'Today, 10:30 AM'],
  ['2026-11-14T18:29:00.000Z', '14 Nov 2026, 11:59 PM'],
  // After midnight in India only.
  ['2026-11-14T18:30:00.000Z', 'Today, 12:00 AM'],
])('%s', (at, text) => {
  expect(formatRecentTime(at, '2026-11-15')).toBe(text);
});
