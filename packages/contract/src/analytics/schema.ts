import * as z from 'zod/mini';
import { outcomeKinds } from '../complaints/outcome.ts';
import { Day } from '../kit/day-schema.ts';
import { PaymentFigures, PaymentFiguresByMethod } from '../orders/payments/payment-figures.ts';
import { timeGrains } from './report-periods.ts';

const count = z.int().check(z.minimum(0));
const rupees = count;
/** Percent with one decimal. */
const percent = z.number().check(z.minimum(0));

/** The period, and the period of the same length before it. */
const compared = z.strictObject({ now: z.number(), before: z.number() });
export type ComparedFigure = z.infer<typeof compared>;

/**
 * A day, week or month, identified by its first day. `…Before` is the matching one of the previous
 * period.
 */
export const TimeSeriesPoint = z.strictObject({
  bucket: Day,
  /** Rupees of completed visits, by the day of the visit. */
  revenue: rupees,
  revenueBefore: rupees,
  /** All orders placed, including those cancelled later. */
  orders: count,
  ordersBefore: count,
  /** How many of these orders are cancelled by now, and their total. */
  cancelled: count,
  lost: rupees,
  /** Customers with an order that is not cancelled: first order ever, or not. */
  newCustomers: count,
  returning: count,
  views: count,
});
export type TimeSeriesPoint = z.infer<typeof TimeSeriesPoint>;

export const SalesFigures = z.strictObject({
  name: z.string(),
  quantity: count,
  /** Negative: discounts. */
  revenue: z.number(),
  revenueBefore: z.number(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const ServiceSalesFigures = z.extend(SalesFigures, {
  serviceId: z.string(),
  category: z.string(),
});
export type ServiceSalesFigures = z.infer<typeof ServiceSalesFigures>;

export const BeauticianLoad = z.strictObject({
  name: z.string(),
  /** Without cancelled visits. */
  visits: count,
  minutes: count,
  revenue: rupees,
  /** Null for freelancers and inactive beauticians. */
  minutesAtWork: z.nullable(count),
  load: z.nullable(percent),
});
export type BeauticianLoad = z.infer<typeof BeauticianLoad>;

const PageViews = z.strictObject({
  page: z.string(),
  name: z.string(),
  views: count,
  viewsBefore: count,
});

/** In paise. Payments by their day, fees and discounts by the day of the visit. */
export const PaymentReport = z.strictObject({
  now: PaymentFigures,
  before: PaymentFigures,
  /** Of visits of the period: what is still due today. */
  outstanding: count,
  discounts: count,
  fees: z.strictObject({ charged: count, waived: count }),
  byMethod: z.array(PaymentFiguresByMethod),
  /** By who took the money. */
  byBeautician: z.array(z.extend(PaymentFigures, { name: z.string() })),
});
export type PaymentReport = z.infer<typeof PaymentReport>;

/** In rupees, of completed visits, without what refunds took off. */
const DiscountFigures = z.strictObject({
  name: z.string(),
  /** Completed visits with a discount. */
  visits: count,
  byStaff: rupees,
  byCoupon: rupees,
});
export type DiscountFigures = z.infer<typeof DiscountFigures>;

export const DiscountReport = z.strictObject({
  /** Most used first. */
  coupons: z.array(z.strictObject({ code: z.string(), visits: count, discount: rupees })),
  /** A discount of several services is shared by their prices. */
  byService: z.array(DiscountFigures),
  byBeautician: z.array(DiscountFigures),
});
export type DiscountReport = z.infer<typeof DiscountReport>;

/** By the day of the visit. Refunds in paise, of completed visits. */
const ComplaintFigures = z.strictObject({ name: z.string(), complaints: count, refunds: count });
export type ComplaintFigures = z.infer<typeof ComplaintFigures>;

export const ComplaintReport = z.strictObject({
  /** Null: still open. */
  outcomes: z.array(
    z.strictObject({ outcome: z.nullable(z.enum(outcomeKinds)), complaints: count }),
  ),
  /** A refund for several services is shared by their prices. */
  byService: z.array(ComplaintFigures),
  byBeautician: z.array(ComplaintFigures),
});
export type ComplaintReport = z.infer<typeof ComplaintReport>;

export const Analytics = z.strictObject({
  from: Day,
  to: Day,
  before: z.strictObject({ from: Day, to: Day }),
  grain: z.enum(timeGrains),
  totals: z.strictObject({
    revenue: compared,
    orders: compared,
    completed: compared,
    /** Averages per completed visit: rupees, services and minutes. */
    averageVisit: compared,
    averageServices: compared,
    averageMinutes: compared,
    newCustomers: compared,
    returning: compared,
    cancelled: compared,
    /** Percent of the orders placed. */
    cancelledRate: compared,
    lost: compared,
    views: compared,
    /** Orders per 100 page views. */
    ordersPerView: compared,
  }),
  overTime: z.array(TimeSeriesPoint),
  /**
   * Highest revenue first. The visiting charge and discounts come last, so that the sum is the total
   * revenue.
   */
  categories: z.array(SalesFigures),
  services: z.array(ServiceSalesFigures),
  /** Visits in progress by weekday (Monday first) and slot, without cancelled ones. */
  heat: z.strictObject({
    slots: z.array(z.string()),
    rows: z.array(z.array(count)).check(z.length(7)),
  }),
  beauticians: z.array(BeauticianLoad),
  pages: z.array(PageViews),
  payments: PaymentReport,
  discounts: DiscountReport,
  complaints: ComplaintReport,
});
export type Analytics = z.infer<typeof Analytics>;
