import { addDays, type DayRange, firstOfMonth, weekdayOf } from '../kit/dates.ts';

export const reportPeriodPresets = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: '12m', label: '12 months' },
] as const;
export type ReportPeriodPreset = (typeof reportPeriodPresets)[number]['value'];
export const defaultReportPeriod: ReportPeriodPreset = '30d';

/** 29 February becomes 28 February. */
const yearBefore = (day: string): string => {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return before.endsWith('02-29') ? `${before.slice(0, 8)}28` : before;
};

export const rangeOfPreset = (preset: ReportPeriodPreset, today: string): DayRange => {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case '90d':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case '12m':
      return { from: addDays(yearBefore(today), 1), to: today };
  }
};

const dayMs = 86_400_000;

export const countDaysInRange = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;

/** A chart of 120 months is still readable. */
export const maxReportYears = 10;
export const maxReportDays = maxReportYears * 366;

export const previousRange = (range: DayRange): DayRange => ({
  from: addDays(range.from, -countDaysInRange(range)),
  to: addDays(range.from, -1),
});

export const timeGrains = ['day', 'week', 'month'] as const;
export type TimeGrain = (typeof timeGrains)[number];

/** Days as long as they are readable on a phone, then weeks, then months. */
export const timeGrainForRange = (range: DayRange): TimeGrain => {
  const days = countDaysInRange(range);
  if (days <= 31) return 'day';
  return days <= 182 ? 'week' : 'month';
};

/** Weeks begin on Monday. */
export const firstDayOfBucket = (day: string, grain: TimeGrain): string => {
  if (grain === 'day') return day;
  return grain === 'month' ? firstOfMonth(day) : addDays(day, -((weekdayOf(day) + 6) % 7));
};

const nextBucket = (bucket: string, grain: TimeGrain): string => {
  if (grain === 'month') return firstOfMonth(addDays(bucket, 31));
  return addDays(bucket, grain === 'week' ? 7 : 1);
};

export const bucketsInRange = ({ from, to }: DayRange, grain: TimeGrain): string[] => {
  const buckets: string[] = [];
  for (
    let bucket = firstDayOfBucket(from, grain);
    bucket <= to;
    bucket = nextBucket(bucket, grain)
  ) {
    buckets.push(bucket);
  }
  return buckets;
};
