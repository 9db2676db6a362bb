import * as z from 'zod/mini';
import { adminCategories } from '../catalogue/categories.ts';
import { Day } from '../kit/day.ts';
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
  /** Totals of completed orders, by the day of the visit. */
  revenue: count,
  /** Orders placed that day. */
  orders: count,
  /** Customers who joined that day. */
  customers: count,
  /** Services in the orders placed that day, those since cancelled left out. */
  services: z.array(z.strictObject({ category: z.enum(adminCategories), quantity: count })),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

export const Dashboard = z.strictObject({
  /** The day all this is about, in India. */
  today: Day,
  /** Whole rupees of all completed orders. */
  totalRevenue: count,
  /** Percent: this month so far against the same days of last month. */
  revenueGrowth: z.number(),
  totalOrders: count,
  orderGrowth: z.number(),
  /** Registered customers whose account is active. */
  totalUsers: count,
  /** 0 while there are no reviews. */
  avgRating: z.number(),
  reviewCount: count,
  pendingOrders: count,
  /** Visits to come that no longer fit the plan. */
  unfitVisits: count,
  /** Visits of today that are completed. */
  completedToday: count,
  /** Visits under way now. */
  inProgress: count,
  recentOrders: z.array(RecentOrder),
  /** The last 90 days, the oldest first, today last. */
  daily: z.array(DailyFigures),
});
export type Dashboard = z.infer<typeof Dashboard>;
