import { dailyFiguresDays } from '@haldi/contract/dashboard/dashboard-periods';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { countNewCustomersByDay, countUsersByStatus } from '../accounts/user-admin/service.ts';
import { countOpenComplaints } from '../complaints/service.ts';
import {
  createFiguresCache,
  readDailyFigures,
  readRecentOrders,
  type Summary,
  summariseOrders,
} from '../orders/figures/service.ts';
import { readDailyPayments, sumOutstanding } from '../orders/payments/payment-figures-service.ts';
import { countOrdersNeedingAttention } from '../orders/service.ts';
import { readNextVisits } from '../orders/visits/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { readReviewSummary } from '../reviews/service.ts';

type OrderFigures = Awaited<ReturnType<typeof readOrderFigures>>;

const rangeUntil = (today: string): DayRange => ({
  from: addDays(today, 1 - dailyFiguresDays),
  to: today,
});

const readOrderFigures = async (db: Db, now: Date) => {
  const ordersOf = await readDailyFigures(db, rangeUntil(indiaDay(now)));
  return {
    ordersOf,
    summary: await summariseOrders(db, now, ordersOf),
    recentOrders: await readRecentOrders(db),
    paymentsOn: await readDailyPayments(db, rangeUntil(indiaDay(now))),
    outstanding: await sumOutstanding(db),
  };
};

const readDaily = async (
  db: Db,
  today: string,
  { ordersOf, paymentsOn }: Pick<OrderFigures, 'ordersOf' | 'paymentsOn'>,
): Promise<Dashboard['daily']> => {
  const range = rangeUntil(today);
  const joined = await countNewCustomersByDay(db, range);
  const customersOn = new Map(joined.map((row) => [row.day, row.customers]));
  return Array.from({ length: dailyFiguresDays }, (_, index) => {
    const day = addDays(range.from, index);
    return {
      day,
      customers: customersOn.get(day) ?? 0,
      payments: paymentsOn(day),
      ...ordersOf(day),
    };
  });
};

type DashboardParts = Pick<
  Dashboard,
  'today' | 'recentOrders' | 'outstanding' | 'daily' | 'waiting' | 'complaints' | 'next'
> & {
  summary: Summary;
  people: { activeCustomers: number };
  rating: { average: number; count: number };
};

const toDashboard = ({ summary, people, rating, ...rest }: DashboardParts): Dashboard => {
  const { orders, revenue, pending, ...figures } = summary;
  return {
    ...rest,
    ...figures,
    totalRevenue: revenue,
    totalOrders: orders,
    totalUsers: people.activeCustomers,
    avgRating: rating.average,
    reviewCount: rating.count,
    pendingOrders: pending,
  };
};

/** The desk must not see the revenue. */
export const withoutRevenue = (dashboard: Dashboard): Dashboard => ({
  ...dashboard,
  totalRevenue: null,
  revenueGrowth: null,
  outstanding: null,
  daily: dashboard.daily.map((figures) => ({ ...figures, revenue: null, payments: null })),
});

export const createDashboardReader = (context: AppContext): (() => Promise<Dashboard>) => {
  const { db, clock } = context;
  const cached = createFiguresCache(context);
  return async () => {
    const now = clock();
    const today = indiaDay(now);
    const figures = await cached('dashboard', () => readOrderFigures(db, now));
    const { summary, recentOrders, outstanding } = figures;
    const [people, rating, daily, waiting, complaints, next] = await Promise.all([
      countUsersByStatus(db),
      readReviewSummary(db),
      readDaily(db, today, figures),
      countOrdersNeedingAttention(db, now),
      countOpenComplaints(db, now),
      readNextVisits(db, now),
    ]);
    return toDashboard({
      ...{ today, summary, people, rating, recentOrders, outstanding },
      ...{ daily, waiting, complaints, next },
    });
  };
};
