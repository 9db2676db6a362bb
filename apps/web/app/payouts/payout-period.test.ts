import { expect, test } from 'vitest';
import { formatPayoutPeriod } from './copy.ts';
import { monthRangeOf, nextMonth, previousMonth, readPayoutPeriod } from './payout-period.ts';

test.each([
  ['2026-11-18', '2026-11-01', '2026-11-30'],
  ['2027-01-31', '2027-01-01', '2027-01-31'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s', (day, from, to) => {
  expect(monthRangeOf(day)).toEqual({ from, to });
});

test('months before and after a period', () => {
  const middle = { from: '2026-12-10', to: '2027-01-20' };
  expect(previousMonth(middle).from).toBe('2026-11-01');
  expect(nextMonth(middle).from).toBe('2027-02-01');
  expect(nextMonth(monthRangeOf('2027-01-31')).to).toBe('2027-02-28');
});

test.each([
  ['', '2026-10-01', '2026-10-31'],
  ['from=2026-11-01&to=2026-11-15', '2026-11-01', '2026-11-15'],
  ['from=2026-11-15&to=2026-11-01', '2026-10-01', '2026-10-31'],
  ['from=2025-11-01&to=2026-11-30', '2026-10-01', '2026-10-31'],
  ['from=1999-11-01&to=1999-11-15', '2026-10-01', '2026-10-31'],
  ['from=x&to=2026-11-15', '2026-10-01', '2026-10-31'],
])('the address ?%s', (address, from, to) => {
  expect(readPayoutPeriod(new URLSearchParams(address), '2026-11-18')).toEqual({ from, to });
});

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2028-02-01', '2028-02-29', 'February 2028'],
  ['2026-11-01', '2026-11-29', '01 Nov 2026 to 29 Nov 2026'],
  ['2026-11-01', '2026-12-31', '01 Nov 2026 to 31 Dec 2026'],
])('%s to %s is called %s', (from, to, name) => {
  expect(formatPayoutPeriod({ from, to })).toBe(name);
});
