import * as z from 'zod/mini';
import { adminCategories } from '../catalogue/default-categories.ts';
import { ComplaintCounts } from '../complaints/desk/schema.ts';
import { Day } from '../kit/day-schema.ts';
import { AttentionCounts } from '../orders/desk/needs-attention.ts';
import { Visit } from '../orders/desk/visit-schemas.ts';
import { PaymentFigures } from '../orders/payments/payment-figures.ts';
import { OrderStatus } from '../orders/status.ts';

const count = z.int().check(z.minimum(0));

export const RecentOrder = z.strictObject({
  _id: z.string(),
  /** The six-digit order number. */
  id: z.int(),
  status: OrderStatus,
  customer: z.string(),
  service: z.string(),
  time: z.iso.datetime(),
  amount: z.int(),
});
export type RecentOrder = z.infer<typeof RecentOrder>;

export const DailyFigures = z.strictObject({
  day: Day,
  /** Completed orders by the day of the visit; null for the desk. */
  revenue: z.nullable(count),
  /** In paise, by the day of the payment; null for the desk. */
  payments: z.nullable(PaymentFigures),
  orders: count,
  customers: count,
  /** Without orders cancelled since. */
  services: z.array(z.strictObject({ category: z.enum(adminCategories), quantity: count })),
});
export type DailyFigures = z.infer<typeof DailyFigures>;

export const NextVisit = z.extend(
  z.pick(Visit, {
    _id: true,
    orderId: true,
    customer: true,
    phone: true,
    recipient: true,
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
    isNow: z.boolean(),
  },
);
export type NextVisit = z.infer<typeof NextVisit>;

/** The remaining visits of today, or those of the next day that has any. */
export const NextVisits = z.strictObject({
  /** Null: no upcoming visits. */
  day: z.nullable(Day),
  /** The first few of the day. */
  visits: z.array(NextVisit),
  /** All upcoming visits of the day. */
  total: count,
});
export type NextVisits = z.infer<typeof NextVisits>;

export const Dashboard = z.strictObject({
  /** In India. */
  today: Day,
  /** Completed orders; null for the desk. */
  totalRevenue: z.nullable(count),
  /** Percent: this month so far, compared with the same days of last month. */
  revenueGrowth: z.nullable(z.number()),
  /** In paise, of completed and cancelled orders; null for the desk. */
  outstanding: z.nullable(count),
  totalOrders: count,
  orderGrowth: z.number(),
  /** Active customer accounts. */
  totalUsers: count,
  /** 0 without reviews. */
  avgRating: z.number(),
  reviewCount: count,
  pendingOrders: count,
  waiting: AttentionCounts,
  complaints: ComplaintCounts,
  next: NextVisits,
  completedToday: count,
  inProgress: count,
  recentOrders: z.array(RecentOrder),
  /** The last 90 days, oldest first. */
  daily: z.array(DailyFigures),
});
export type Dashboard = z.infer<typeof Dashboard>;
