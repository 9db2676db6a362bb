import { expect, test } from 'vitest';
import { bookingDays } from './endpoints.ts';

test.each([
  ['one day', '2026-11-16', '2026-11-16', true],
  ['six weeks', '2026-11-16', '2026-12-27', true],
  ['a day more', '2026-11-16', '2026-12-28', false],
  ['the last before the first', '2026-11-16', '2026-11-15', false],
  ['a day that there is not', '2027-02-29', '2027-02-29', false],
])('days of the calendar are asked for at most six weeks at once: %s', (_, from, to, is) => {
  expect(bookingDays.query.safeParse({ from, to }).success).toBe(is);
});
