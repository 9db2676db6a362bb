import * as z from 'zod/mini';
import { adminCategories } from '../catalogue/categories.ts';
import { Day } from '../kit/day.ts';
import { AttentionCounts } from '../orders/desk/needs-attention.ts';
import { Visit } from '../orders/desk/visits.ts';
import { OrderStatus } from '../orders/status.ts';

const count = z.int().check(z.minimum(0));

export const RecentOrder = z.strictObject({
  _id: z.string(),
  /** The six digits. */
  id: z.int(),
  status: OrderStatus,
  customer: z.string(),
  /** The names of the services, one after the other. */
  service: z.string(),
  /** When it was placed. */
  time: z.iso.datetime(),
  amount: z.int(),
});
export type RecentOrder = z.infer<typeof RecentOrder>;

export const DailyFigures = z.strictObject({
  day: Day,
  /** Totals of completed orders, by the day of the visit; null: not for the desk. */
  revenue: z.nullable(count),
  /** Orders placed that day. */
  orders: count,
  /** Customers who joined that day. */
  customers: count,
  /** Services in the orders placed that day, those since cancelled left out. */
  services: z.array(z.strictObject({ category: z.enum(adminCategories), quantity: count })),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

export const NextVisit = z.extend(
  z.pick(Visit, {
    _id: true,
    orderId: true,
    customer: true,
    phone: true,
    visited: true,
    place: true,
    service: true,
    day: true,
    slot: true,
    minutes: true,
    status: true,
    progress: true,
    beautician: true,
    planned: true,
  }),
  {
    /** It goes on at the moment. */
    isNow: z.boolean(),
  },
);
export type NextVisit = z.infer<typeof NextVisit>;

/** The visits that come next: those left of today, or the first of the next day that has any. */
export const NextVisits = z.strictObject({
  /** Null: nothing is booked ahead. */
  day: z.nullable(Day),
  /** In the order of the day; the first few. */
  visits: z.array(NextVisit),
  /** How many there are of that day in all. */
  total: count,
});
export type NextVisits = z.infer<typeof NextVisits>;

export const Dashboard = z.strictObject({
  /** The day all this is about, in India. */
  today: Day,
  /** Whole rupees of all completed orders; null: not for the desk. */
  totalRevenue: z.nullable(count),
  /** Percent: this month so far against the same days of last month. */
  revenueGrowth: z.nullable(z.number()),
  totalOrders: count,
  orderGrowth: z.number(),
  /** Registered customers whose account is active. */
  totalUsers: count,
  /** 0 while there are no reviews. */
  avgRating: z.number(),
  reviewCount: count,
  pendingOrders: count,
  /** Orders that wait for somebody of the salon. */
  waiting: AttentionCounts,
  next: NextVisits,
  /** Visits of today that are completed. */
  completedToday: count,
  /** Visits under way now. */
  inProgress: count,
  recentOrders: z.array(RecentOrder),
  /** The last 90 days, the oldest first, today last. */
  daily: z.array(DailyFigures),
});
export type Dashboard = z.infer<typeof Dashboard>;
