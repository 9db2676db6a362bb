import * as z from 'zod/mini';
import type { DayRange } from '../kit/dates.ts';
import { Day } from '../kit/day-schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { countDaysInRange, maxReportDays, maxReportYears } from './report-periods.ts';
import { Analytics } from './schema.ts';

const Period = z.strictObject({ from: Day, to: Day }).check(
  z.refine(({ from, to }: DayRange) => from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
    abort: true,
  }),
  z.refine(({ from }: DayRange) => from >= '2000-01-01', {
    error: 'Choose a day from 2000 on',
    path: ['from'],
    abort: true,
  }),
  z.refine(({ to }: DayRange) => to <= '2199-12-31', {
    error: 'Choose a day before 2200',
    path: ['to'],
    abort: true,
  }),
  z.refine((range: DayRange) => countDaysInRange(range) <= maxReportDays, {
    error: `Choose a period of at most ${maxReportYears} years`,
    path: ['to'],
  }),
);

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Business figures of a period, compared with the period of the same length before it',
  auth: 'owner',
  bearer: true,
  query: Period,
  answer: Analytics,
});

export const reportNames = [
  'revenue',
  'orders',
  'categories',
  'services',
  'slots',
  'customers',
  'cancellations',
  'beauticians',
  'payments',
  'discounts',
  'complaints',
  'page-views',
  'pages',
] as const;
export type ReportName = (typeof reportNames)[number];

export const exportAnalyticsReport = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/:report.csv',
  summary: 'The figures of one chart as CSV',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ report: z.enum(reportNames) }),
  query: Period,
  sends: 'text/csv',
});
