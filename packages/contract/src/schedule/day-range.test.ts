import { expect, test } from 'vitest';
import { listBookingDays } from './endpoints.ts';

test.each([
  ['one day', '2026-11-16', '2026-11-16', true],
  ['six weeks', '2026-11-16', '2026-12-27', true],
  ['six weeks and a day', '2026-11-16', '2026-12-28', false],
  ['the last day before the first', '2026-11-16', '2026-11-15', false],
  ['an invalid day', '2027-02-29', '2027-02-29', false],
])('a calendar query covers at most six weeks: %s', (_, from, to, is) => {
  expect(listBookingDays.query.safeParse({ from, to }).success).toBe(is);
});
