import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/dates.ts';
import {
  dailyFiguresDays,
  dashboardPeriods,
  daysInPeriod,
  defaultDashboardPeriod,
  figuresOfPeriod,
  growthPercent,
  hasRecordedPayments,
  monthsToCompare,
} from './dashboard-periods.ts';

describe('months to compare', () => {
  test.each([
    ['2026-11-16', '2026-11-01', '2026-10-01', '2026-10-16'],
    ['2026-01-05', '2026-01-01', '2025-12-01', '2025-12-05'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2024-03-30', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['2026-11-01', '2026-11-01', '2026-10-01', '2026-10-01'],
    ['2026-10-31', '2026-10-01', '2026-09-01', '2026-09-30'],
  ])('on %s: from %s against %s to %s', (today, from, previousFrom, previousTo) => {
    expect(monthsToCompare(today)).toEqual({
      current: { from, to: today },
      previous: { from: previousFrom, to: previousTo },
    });
  });
  test('are within the daily figures, on every day of four years', () => {
    for (let day = '2024-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      expect(monthsToCompare(day).previous.from >= addDays(day, 1 - dailyFiguresDays)).toBe(true);
    }
  });
});

describe('growth', () => {
  test.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    [100, 0, 0],
    [0, 0, 0],
    [7_200, 1_100, 554.5],
  ])('%d after %d is %d percent', (current, previous, percent) => {
    expect(growthPercent(current, previous)).toBe(percent);
  });
});

describe('periods', () => {
  test('are the four of the selector, with seven days as default', () => {
    expect(dashboardPeriods.map(({ value, label }) => [value, label])).toEqual([
      ['1d', 'Today'],
      ['7d', '7 Days'],
      ['30d', '30 Days'],
      ['90d', '90 Days'],
    ]);
    expect(defaultDashboardPeriod).toBe('7d');
    expect(daysInPeriod('30d')).toBe(30);
  });
  test('end today', () => {
    const days = Array.from({ length: 90 }, (_, index) => index);
    expect(figuresOfPeriod(days, '1d')).toEqual([89]);
    expect(figuresOfPeriod(days, '7d')).toEqual([83, 84, 85, 86, 87, 88, 89]);
    expect(figuresOfPeriod(days, '90d')).toHaveLength(90);
  });
});

describe('payments are recorded', () => {
  const none = { collected: 0, refunded: 0, tips: 0 };
  test.each([
    [[], false],
    [[null, null], false],
    [[none, none], false],
    [[none, { ...none, collected: 1 }], true],
    [[{ ...none, refunded: 1 }, none], true],
    [[{ ...none, tips: 1 }], true],
  ])('%j: %s', (days, isRecorded) => {
    expect(hasRecordedPayments(days.map((payments) => ({ payments })))).toBe(isRecorded);
  });
});
