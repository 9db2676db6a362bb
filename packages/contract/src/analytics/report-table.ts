import { outcomeKindNames } from '../complaints/outcome.ts';
import { toRupees } from '../kit/paise.ts';
import { percentOf } from '../kit/percentages.ts';
import { weekdayNames, weekdaysFromMonday } from '../kit/weekdays.ts';
import type { PaymentFigures } from '../orders/payments/payment-figures.ts';
import { paymentMethodNames } from '../payment-settings/payment-methods.ts';
import type { ReportName } from './endpoints.ts';
import type { TimeGrain } from './report-periods.ts';
import type {
  Analytics,
  ComplaintFigures,
  DiscountFigures,
  SalesFigures,
  TimeSeriesPoint,
} from './schema.ts';

/** CSV files contain the raw values; screens format them by kind. */
export type ColumnKind = 'text' | 'bucket' | 'count' | 'rupees' | 'percent' | 'minutes';
export type ReportColumn = { header: string; kind: ColumnKind };
/** Null: unknown. */
export type ReportCell = string | number | null;
export type ReportTable = { columns: ReportColumn[]; rows: ReportCell[][] };

export const weekdayNamesFromMonday = weekdaysFromMonday.map((weekday) => weekdayNames[weekday]);

const bucketHeaders: Record<TimeGrain, string> = { day: 'Day', week: 'Week from', month: 'Month' };

const text = (header: string): ReportColumn => ({ header, kind: 'text' });
const count = (header: string): ReportColumn => ({ header, kind: 'count' });
const rupees = (header: string): ReportColumn => ({ header, kind: 'rupees' });
const percent = (header: string): ReportColumn => ({ header, kind: 'percent' });

const overTime = (
  { grain, overTime: points }: Analytics,
  columns: ReportColumn[],
  row: (point: TimeSeriesPoint) => ReportCell[],
): ReportTable => ({
  columns: [{ header: bucketHeaders[grain], kind: 'bucket' }, ...columns],
  rows: points.map((point) => [point.bucket, ...row(point)]),
});

const shareRow = ({ quantity, revenue, revenueBefore }: SalesFigures): ReportCell[] => [
  quantity,
  revenue,
  revenueBefore,
];
const shareColumns = [count('Booked'), rupees('Revenue'), rupees('Revenue before')];

/** In rupees. */
const paymentRow = ({ collected, refunded, tips }: PaymentFigures): ReportCell[] => [
  toRupees(collected),
  toRupees(refunded),
  toRupees(tips),
];

const discountRow = ({ name, visits, byStaff, byCoupon }: DiscountFigures): ReportCell[] => [
  ...[name, visits, byStaff, byCoupon],
];

const complaintRow = ({ name, complaints, refunds }: ComplaintFigures): ReportCell[] => [
  ...[name, complaints, toRupees(refunds)],
];

export const reportTableBuilders: Record<ReportName, (figures: Analytics) => ReportTable> = {
  revenue: (figures) =>
    overTime(figures, [rupees('Revenue'), rupees('Revenue before')], (point) => [
      point.revenue,
      point.revenueBefore,
    ]),
  orders: (figures) =>
    overTime(figures, [count('Orders'), count('Orders before')], (point) => [
      point.orders,
      point.ordersBefore,
    ]),
  categories: ({ categories }) => ({
    columns: [text('Category'), ...shareColumns],
    rows: categories.map((share) => [share.name, ...shareRow(share)]),
  }),
  services: ({ services }) => ({
    columns: [text('Service'), text('Category'), ...shareColumns],
    rows: services.map((share) => [share.name, share.category, ...shareRow(share)]),
  }),
  slots: ({ heat }) => ({
    columns: [text('Weekday'), ...heat.slots.map(count)],
    rows: heat.rows.map((row, day) => [weekdayNamesFromMonday[day] ?? '', ...row]),
  }),
  customers: (figures) =>
    overTime(figures, [count('New customers'), count('Returning customers')], (point) => [
      point.newCustomers,
      point.returning,
    ]),
  cancellations: (figures) =>
    overTime(
      figures,
      [count('Orders'), count('Cancelled'), percent('Cancelled, percent'), rupees('Value lost')],
      ({ orders, cancelled, lost }) => [orders, cancelled, percentOf(cancelled, orders), lost],
    ),
  beauticians: ({ beauticians }) => ({
    columns: [
      text('Beautician'),
      count('Visits'),
      { header: 'Time with customers, minutes', kind: 'minutes' },
      { header: 'Time at work, minutes', kind: 'minutes' },
      percent('Load, percent'),
      rupees('Revenue'),
    ],
    rows: beauticians.map((person) => [
      person.name,
      person.visits,
      person.minutes,
      person.minutesAtWork,
      person.load,
      person.revenue,
    ]),
  }),
  payments: ({ payments }) => ({
    columns: [
      text('By'),
      text('Name'),
      ...[rupees('Collected'), rupees('Refunds'), rupees('Tips')],
    ],
    rows: [
      ...payments.byMethod.map(({ method, ...row }) => [
        ...['Method', paymentMethodNames[method]],
        ...paymentRow(row),
      ]),
      ...payments.byBeautician.map(({ name, ...row }) => ['Person', name, ...paymentRow(row)]),
    ],
  }),
  discounts: ({ discounts }) => ({
    columns: [
      ...[text('By'), text('Name'), count('Visits')],
      ...[rupees('By staff'), rupees('By coupon')],
    ],
    rows: [
      ...discounts.coupons.map(({ code, visits, discount }) => [
        ...['Coupon', code, visits, 0, discount],
      ]),
      ...discounts.byService.map((row) => ['Service', ...discountRow(row)]),
      ...discounts.byBeautician.map((row) => ['Beautician', ...discountRow(row)]),
    ],
  }),
  complaints: ({ complaints }) => ({
    columns: [text('By'), text('Name'), count('Complaints'), rupees('Refunds')],
    rows: [
      ...complaints.outcomes.map(({ outcome, complaints: number }) => [
        ...['Outcome', outcome === null ? 'Open' : outcomeKindNames[outcome], number, null],
      ]),
      ...complaints.byService.map((row) => ['Service', ...complaintRow(row)]),
      ...complaints.byBeautician.map((row) => ['Beautician', ...complaintRow(row)]),
    ],
  }),
  'page-views': (figures) =>
    overTime(
      figures,
      [count('Page views'), count('Orders'), percent('Orders per 100 page views')],
      ({ views, orders }) => [views, orders, percentOf(orders, views)],
    ),
  pages: ({ pages }) => ({
    columns: [text('Page'), text('Address'), count('Views'), count('Views before')],
    rows: pages.map(({ page, name, views, viewsBefore }) => [name, page, views, viewsBefore]),
  }),
};
