import * as z from 'zod/mini';
import { Day } from '../kit/day.ts';
import { grains } from './periods.ts';

const count = z.int().check(z.minimum(0));
const rupees = count;
/** Percent with one digit after the point. */
const percent = z.number().check(z.minimum(0));

/** A figure of the period beside the same of as many days right before it. */
const compared = z.strictObject({ now: z.number(), before: z.number() });
export type ComparedFigure = z.infer<typeof compared>;

/** One day, week or month, named by its first day; `before` is the same place in the period before. */
export const TimeSeriesPoint = z.strictObject({
  bucket: Day,
  /** Whole rupees of completed visits, by the day of the visit. */
  revenue: rupees,
  revenueBefore: rupees,
  /** Orders placed, whatever became of them. */
  orders: count,
  ordersBefore: count,
  /** Of those, how many are cancelled by now, and what they would have brought. */
  cancelled: count,
  lost: rupees,
  /** Who placed an order that still stands: for the first time ever, or again. */
  newCustomers: count,
  returning: count,
  /** How often pages of the public site were seen. */
  views: count,
});
export type TimeSeriesPoint = z.infer<typeof TimeSeriesPoint>;

/** What a category or a service brought in completed visits. */
export const SalesShare = z.strictObject({
  name: z.string(),
  quantity: count,
  revenue: rupees,
  revenueBefore: rupees,
});
export type SalesShare = z.infer<typeof SalesShare>;

export const SoldService = z.extend(SalesShare, { serviceId: z.string(), category: z.string() });
export type SoldService = z.infer<typeof SoldService>;

export const BeauticianLoad = z.strictObject({
  name: z.string(),
  /** Visits that are not cancelled, and how long they take. */
  visits: count,
  minutes: count,
  revenue: rupees,
  /** Her hours in that time; null for whoever is not on the roster, or not any more. */
  minutesAtWork: z.nullable(count),
  /** Percent of those hours; null where they are not known. */
  load: z.nullable(percent),
});
export type BeauticianLoad = z.infer<typeof BeauticianLoad>;

const PageSeen = z.strictObject({
  page: z.string(),
  /** What menus call it. */
  name: z.string(),
  views: count,
  viewsBefore: count,
});

export const Analytics = z.strictObject({
  from: Day,
  to: Day,
  /** The period it is compared with. */
  before: z.strictObject({ from: Day, to: Day }),
  grain: z.enum(grains),
  totals: z.strictObject({
    revenue: compared,
    orders: compared,
    completed: compared,
    /** Whole rupees, services and minutes of a completed visit on average. */
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
    /** Orders of a hundred views. */
    ordersPerView: compared,
  }),
  overTime: z.array(TimeSeriesPoint),
  /** The most first; what customers paid for the way stands last, so that all adds up. */
  categories: z.array(SalesShare),
  services: z.array(SoldService),
  /** Visits under way, by weekday (Monday first) and slot; cancelled ones left out. */
  heat: z.strictObject({
    slots: z.array(z.string()),
    rows: z.array(z.array(count)).check(z.length(7)),
  }),
  beauticians: z.array(BeauticianLoad),
  pages: z.array(PageSeen),
});
export type Analytics = z.infer<typeof Analytics>;
