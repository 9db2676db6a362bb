import {
  countDaysInRange,
  defaultReportPeriod,
  maxReportDays,
  type ReportPeriodPreset,
  rangeOfPreset,
  reportPeriodPresets,
  type TimeGrain,
} from '@haldi/contract/analytics/report-periods';
import type { DayRange } from '@haldi/contract/kit/dates';
import { formatDay } from '@haldi/contract/kit/dates';
import { Day } from '@haldi/contract/kit/day-schema';
import { analyticsCopy } from './copy.ts';

/** A preset moves with today; a custom range does not. */
export type Period = { preset: ReportPeriodPreset | undefined; range: DayRange };

export const periodErrorText = ({ from, to }: DayRange): string | undefined => {
  if (from > to) return analyticsCopy.order;
  return countDaysInRange({ from, to }) > maxReportDays ? analyticsCopy.tooLong : undefined;
};

const isDay = (text: string | null): text is string => Day.safeParse(text).success;

export const readPeriodFromUrl = (address: URLSearchParams, today: string): Period => {
  const [from, to] = [address.get('from'), address.get('to')];
  if (
    isDay(from) &&
    isDay(to) &&
    from >= '2000-01-01' &&
    to < '2200' &&
    !periodErrorText({ from, to })
  ) {
    return { preset: undefined, range: { from, to } };
  }
  const asked = address.get('period');
  const preset =
    reportPeriodPresets.find(({ value }) => value === asked)?.value ?? defaultReportPeriod;
  return { preset, range: rangeOfPreset(preset, today) };
};

/** `16 Nov 2026`, or `18 Oct to 16 Nov 2026`. */
export const formatPeriodRange = ({ from, to }: DayRange): string => {
  if (from === to) return formatDay(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? formatDay(from).slice(0, 6) : formatDay(from)} to ${formatDay(to)}`;
};

/** `16 Nov`, or `Nov 26` for a month. */
export const shortBucketLabel = (bucket: string, grain: TimeGrain): string => {
  const text = formatDay(bucket);
  return grain === 'month' ? `${text.slice(3, 6)} ${text.slice(9)}` : text.slice(0, 6);
};

/** `16 Nov 2026`, or `Nov 2026` for a month. */
export const longBucketLabel = (bucket: string, grain: TimeGrain): string =>
  grain === 'month' ? formatDay(bucket).slice(3) : formatDay(bucket);
