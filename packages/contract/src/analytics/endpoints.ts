import * as z from 'zod/mini';
import type { DayRange } from '../kit/dates.ts';
import { Day } from '../kit/day.ts';
import { endpoint } from '../kit/endpoint.ts';
import { daysInRange, maxDays, maxYears } from './periods.ts';
import { Analytics } from './schema.ts';

const Period = z.strictObject({ from: Day, to: Day }).check(
  z.refine(({ from, to }: DayRange) => from <= to, {
    error: 'The last day must not be before the first',
    path: ['to'],
    abort: true,
  }),
  z.refine(({ from }: DayRange) => from >= '2000-01-01', {
    error: 'There is nothing from before the year 2000',
    path: ['from'],
    abort: true,
  }),
  z.refine(({ to }: DayRange) => to <= '2199-12-31', {
    error: 'That is too far ahead',
    path: ['to'],
    abort: true,
  }),
  z.refine((range: DayRange) => daysInRange(range) <= maxDays, {
    error: `At most ${maxYears} years can be looked at`,
    path: ['to'],
  }),
);

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'The business in a period, beside as many days before it',
  auth: 'owner',
  bearer: true,
  query: Period,
  answer: Analytics,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

/** The tables behind the charts. */
export const reports = [
  'revenue',
  'orders',
  'categories',
  'services',
  'slots',
  'customers',
  'cancellations',
  'beauticians',
  'page-views',
  'pages',
] as const;
export type Report = (typeof reports)[number];

/** A CSV file of what a chart shows. */
export const exportAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics/:report.csv',
  summary: 'What one chart shows, as CSV',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ report: z.enum(reports) }),
  query: Period,
  sends: 'text/csv',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});
