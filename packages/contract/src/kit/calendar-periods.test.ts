import { expect, test } from 'vitest';
import {
  calendarPeriodAfter,
  calendarPeriodBefore,
  calendarPeriodKindOf,
  calendarPeriodOf,
  formatPeriod,
} from './calendar-periods.ts';

test.each([
  ['month', '2026-11-18', '2026-11-01', '2026-11-30'],
  ['month', '2027-01-31', '2027-01-01', '2027-01-31'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['quarter', '2026-11-18', '2026-10-01', '2026-12-31'],
  ['quarter', '2027-01-01', '2027-01-01', '2027-03-31'],
  ['quarter', '2027-06-30', '2027-04-01', '2027-06-30'],
  ['year', '2027-03-31', '2026-04-01', '2027-03-31'],
  ['year', '2027-04-01', '2027-04-01', '2028-03-31'],
  ['year', '2026-12-01', '2026-04-01', '2027-03-31'],
] as const)('the %s of %s', (kind, day, from, to) => {
  expect(calendarPeriodOf(kind, day)).toEqual({ from, to });
  expect(calendarPeriodKindOf({ from, to })).toBe(kind);
});

test('before and after a period of other days', () => {
  const middle = { from: '2026-12-10', to: '2027-01-20' };
  expect(calendarPeriodKindOf(middle)).toBeUndefined();
  expect(calendarPeriodBefore('month', middle).from).toBe('2026-11-01');
  expect(calendarPeriodAfter('month', middle).from).toBe('2027-02-01');
  expect(calendarPeriodBefore('quarter', middle).from).toBe('2026-07-01');
  expect(calendarPeriodAfter('year', middle).from).toBe('2027-04-01');
  const january = calendarPeriodOf('month', '2027-01-31');
  expect(calendarPeriodAfter('month', january).to).toBe('2027-02-28');
});

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2028-02-01', '2028-02-29', 'February 2028'],
  ['2027-01-01', '2027-03-31', 'January to March 2027'],
  ['2026-04-01', '2027-03-31', 'April 2026 to March 2027'],
  ['2026-11-01', '2026-11-29', '01 Nov 2026 to 29 Nov 2026'],
  ['2026-11-01', '2026-12-31', '01 Nov 2026 to 31 Dec 2026'],
])('%s to %s is called %s', (from, to, name) => {
  expect(formatPeriod({ from, to })).toBe(name);
});
