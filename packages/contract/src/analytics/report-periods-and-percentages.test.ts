import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/dates.ts';
import { percentChange, percentOf, roundedAverage } from '../kit/percentages.ts';
import { readAnalytics } from './endpoints.ts';
import { countNewAndReturningCustomers } from './new-and-returning-customers.ts';
import {
  bucketsInRange,
  countDaysInRange,
  firstDayOfBucket,
  previousRange,
  rangeOfPreset,
  timeGrainForRange,
} from './report-periods.ts';

describe('periods', () => {
  test.each([
    ['today', '2026-11-16', '2026-11-16'],
    ['7d', '2026-11-10', '2026-11-16'],
    ['30d', '2026-10-18', '2026-11-16'],
    ['90d', '2026-08-19', '2026-11-16'],
    ['month', '2026-11-01', '2026-11-16'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['12m', '2025-11-17', '2026-11-16'],
  ] as const)('%s', (preset, from, to) => {
    expect(rangeOfPreset(preset, '2026-11-16')).toEqual({ from, to });
  });
  test('a leap day has a year before it', () => {
    expect(rangeOfPreset('12m', '2028-02-29').from).toBe('2027-03-01');
    expect(rangeOfPreset('last-month', '2028-03-31')).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
  });
  test('the previous period has the same length', () => {
    expect(previousRange({ from: '2026-11-10', to: '2026-11-16' })).toEqual({
      from: '2026-11-03',
      to: '2026-11-09',
    });
  });
  test.each([
    [1, 'day'],
    [31, 'day'],
    [32, 'week'],
    [182, 'week'],
    [183, 'month'],
    [3_660, 'month'],
  ])('%i days are grouped by %s', (days, grain) => {
    expect(timeGrainForRange({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) })).toBe(
      grain,
    );
  });
  test('weeks begin on Monday, months on the 1st', () => {
    expect(firstDayOfBucket('2026-11-16', 'week')).toBe('2026-11-16');
    expect(firstDayOfBucket('2026-11-15', 'week')).toBe('2026-11-09');
    expect(bucketsInRange({ from: '2026-11-15', to: '2026-11-24' }, 'week')).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(bucketsInRange({ from: '2026-11-30', to: '2027-02-01' }, 'month')).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });
  test('every day of a range is in exactly one of its buckets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 3_660 }),
        fc.constantFrom('day', 'week', 'month'),
        (start, days, grain) => {
          const from = addDays('2000-01-01', start);
          const range = { from, to: addDays(from, days - 1) };
          expect(countDaysInRange(range)).toBe(days);
          const buckets = bucketsInRange(range, grain);
          expect(new Set(buckets).size).toBe(buckets.length);
          expect(buckets[0]).toBe(firstDayOfBucket(range.from, grain));
          expect(buckets.at(-1)).toBe(firstDayOfBucket(range.to, grain));
          expect(buckets).toContain(firstDayOfBucket(addDays(from, days >> 1), grain));
        },
      ),
      { numRuns: 60 },
    );
  });
  test.each([
    [{ from: '2026-11-16', to: '2026-11-16' }, true],
    [{ from: '2026-11-16', to: '2026-11-15' }, false],
    [{ from: '2026-11-16' }, false],
    [{ from: '2026-02-30', to: '2026-03-01' }, false],
    [{ from: '2000-01-01', to: '2026-11-16' }, false],
    [{ from: '1999-12-31', to: '2000-01-01' }, false],
    [{ from: '2199-12-31', to: '2200-01-01' }, false],
  ])('%j is valid: %s', (query, taken) => {
    expect(readAnalytics.query.safeParse(query).success).toBe(taken);
  });
});

test('a customer is new in the part of the first order, and returning in all others', () => {
  const groups = [
    { part: 1, firstPart: 0, customers: 2 },
    { part: 1, firstPart: 1, customers: 3 },
    { part: 2, firstPart: 0, customers: 5 },
    { part: 2, firstPart: 1, customers: 7 },
  ];
  expect([1, 2, 3].map((part) => countNewAndReturningCustomers(groups, part))).toEqual([
    { newCustomers: 3, returning: 2 },
    { newCustomers: 0, returning: 12 },
    { newCustomers: 0, returning: 0 },
  ]);
});

test('no division by zero', () => {
  expect([percentOf(1, 0), roundedAverage(1, 0), percentChange(5, 0)]).toEqual([0, 0, undefined]);
  expect([
    percentOf(1, 3),
    roundedAverage(10, 3),
    percentChange(3, 4),
    percentChange(0, 4),
  ]).toEqual([33.3, 3.3, -25, -100]);
});
