import { describe, expect, test } from 'vitest';
import {
  formatPeriodRange,
  longBucketLabel,
  readPeriodFromUrl,
  shortBucketLabel,
} from './analytics-period.ts';

const today = '2026-11-16';
const read = (address: string) => readPeriodFromUrl(new URLSearchParams(address), today);

describe('the period in the URL', () => {
  test('a preset moves with today, a custom range does not', () => {
    expect(read('period=7d')).toEqual({
      preset: '7d',
      range: { from: '2026-11-10', to: today },
    });
    expect(read('from=2026-01-01&to=2026-01-31')).toEqual({
      preset: undefined,
      range: { from: '2026-01-01', to: '2026-01-31' },
    });
  });
  test.each([
    '',
    'period=ever',
    'from=2026-01-01',
    'from=2026-02-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2001-01-01&to=2026-01-01',
    'from=1999-12-31&to=2000-01-01',
  ])('%j is the last 30 days', (address) => {
    expect(read(address)).toEqual({ preset: '30d', range: { from: '2026-10-18', to: today } });
  });
});

test('formats days and periods', () => {
  expect(formatPeriodRange({ from: today, to: today })).toBe('16 Nov 2026');
  expect(formatPeriodRange({ from: '2026-10-18', to: today })).toBe('18 Oct to 16 Nov 2026');
  expect(formatPeriodRange({ from: '2025-11-17', to: today })).toBe('17 Nov 2025 to 16 Nov 2026');
  expect([shortBucketLabel(today, 'week'), shortBucketLabel('2026-11-01', 'month')]).toEqual([
    '16 Nov',
    'Nov 26',
  ]);
  expect(longBucketLabel('2026-11-01', 'month')).toBe('Nov 2026');
});
