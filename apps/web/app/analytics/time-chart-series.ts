import { statusTones } from '../orders/shared/status-badge.tsx';
import { analyticsCopy as copy } from './copy.ts';

export type TimeReport = 'revenue' | 'orders' | 'customers' | 'cancellations' | 'page-views';

export type TimeChartSeries = {
  dataKey: string;
  name: string;
  colour: 'plum' | 'golden' | 'marigold' | 'pale' | 'bad';
  shape: 'bar' | 'line';
  stack?: string;
  /** Uses the right axis. */
  isPercent?: boolean;
};

export const timeChartSeriesByReport: Record<TimeReport, readonly TimeChartSeries[]> = {
  revenue: [
    { dataKey: 'revenue', name: copy.now, colour: 'plum', shape: 'bar' },
    { dataKey: 'revenueBefore', name: copy.earlier, colour: 'golden', shape: 'line' },
  ],
  orders: [
    { dataKey: 'orders', name: copy.now, colour: 'plum', shape: 'bar' },
    { dataKey: 'ordersBefore', name: copy.earlier, colour: 'golden', shape: 'line' },
  ],
  customers: [
    { dataKey: 'returning', name: copy.returning, colour: 'plum', shape: 'bar', stack: 'all' },
    {
      dataKey: 'newCustomers',
      name: copy.newCustomers,
      colour: 'marigold',
      shape: 'bar',
      stack: 'all',
    },
  ],
  cancellations: [
    { dataKey: 'kept', name: copy.kept, colour: 'pale', shape: 'bar', stack: 'all' },
    {
      dataKey: 'cancelled',
      name: copy.cancelled,
      colour: statusTones.cancelled,
      shape: 'bar',
      stack: 'all',
    },
  ],
  'page-views': [
    { dataKey: 'views', name: copy.views, colour: 'pale', shape: 'bar' },
    { dataKey: 'rate', name: copy.rate, colour: 'plum', shape: 'line', isPercent: true },
  ],
};
