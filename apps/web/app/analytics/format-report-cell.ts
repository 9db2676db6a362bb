import type { TimeGrain } from '@haldi/contract/analytics/report-periods';
import type { ColumnKind, ReportCell } from '@haldi/contract/analytics/report-table';
import { formatPaise, toPaise } from '@haldi/contract/kit/paise';
import { formatDuration } from '../lib/duration.ts';
import { longBucketLabel } from './analytics-period.ts';
import { analyticsCopy as copy } from './copy.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

export const formatCount = (count: number): string => grouped.format(count);
export const formatPercent = (percent: number): string => `${grouped.format(percent)}%`;

export const formatReportCell = (cell: ReportCell, kind: ColumnKind, grain: TimeGrain): string => {
  if (cell === null) return copy.unknown;
  if (typeof cell === 'string') return kind === 'bucket' ? longBucketLabel(cell, grain) : cell;
  if (kind === 'rupees') return formatPaise(Math.round(toPaise(cell)));
  if (kind === 'percent') return formatPercent(cell);
  return kind === 'minutes' ? formatDuration(cell) : formatCount(cell);
};
