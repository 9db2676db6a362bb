import { bucketsInRange } from '@haldi/contract/analytics/report-periods';
import type { AdminCategory } from '@haldi/contract/catalogue/default-categories';
import { growthPercent, monthsToCompare } from '@haldi/contract/dashboard/dashboard-periods';
import type { RecentOrder } from '@haldi/contract/dashboard/schema';
import { type DayRange, indiaDay } from '@haldi/contract/kit/dates';
import { popularPeriodDays } from '@haldi/contract/orders/endpoints';
import { countsAsRevenue, isPending, type OrderStatus } from '@haldi/contract/orders/status';
import { readAdminCategoryLookup } from '../../catalogue/menu/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { createMinuteCache } from '../../platform/cache/promise-cache.ts';
import type { Db } from '../../platform/database/database.ts';
import { adminOrdersTopic } from '../publish-order-events.ts';
import { listVisitsUnderWay } from '../visits/service.ts';
import {
  type CustomerFigures,
  listCustomerFigures,
  sumFiguresOfAllCustomers,
} from './customer-figures-store.ts';
import * as store from './store.ts';

/**
 * Figures scan thousands of orders, so they are cached until an order or account changes, for at
 * most a minute because of page views.
 */
export const createFiguresCache = (context: Pick<AppContext, 'live' | 'clock'>) =>
  createMinuteCache(context, [adminOrdersTopic, 'content-changed']);

export type ServiceCount = { category: AdminCategory; quantity: number };
export type DayFigures = { revenue: number; orders: number; services: ServiceCount[] };
export type DailyFigures = (day: string) => DayFigures;

const byCategory = (
  booked: readonly store.BookedDay[],
  categoryOf: (dataSet: string) => AdminCategory,
): ServiceCount[] => {
  const sums = new Map<AdminCategory, number>();
  for (const { dataSet, quantity } of booked) {
    const category = categoryOf(dataSet);
    sums.set(category, (sums.get(category) ?? 0) + quantity);
  }
  return [...sums]
    .map(([category, quantity]) => ({ category, quantity }))
    .sort((a, b) => (a.category < b.category ? -1 : 1));
};

/**
 * Orders and services by the day they were placed, revenue by the day of the visit. Days outside
 * the range are 0.
 */
export const readDailyFigures = async (db: Db, range: DayRange): Promise<DailyFigures> => {
  // Sequential, so that reports do not take every database connection.
  const placed = await store.listPlacedOrdersByDay(db, range);
  const visits = await store.listCompletedVisitsByDay(db, range);
  const booked = await store.listBookedServicesByDay(db, range);
  const categoryOf = await readAdminCategoryLookup(db);
  const ordersOf = new Map(placed.map(({ day, orders }) => [day, orders]));
  const revenueOf = new Map(visits.map(({ day, revenue }) => [day, revenue]));
  const servicesOf = Map.groupBy(booked, ({ day }) => day);
  return (day) => ({
    orders: ordersOf.get(day) ?? 0,
    revenue: revenueOf.get(day) ?? 0,
    services: byCategory(servicesOf.get(day) ?? [], categoryOf),
  });
};

export const listPlacedOrdersByDay = store.listPlacedOrdersByDay;
export const listCompletedVisitsByDay = store.listCompletedVisitsByDay;

/** Growth of this month so far over the same days of last month, in percent. */
const growthOf = (figure: 'revenue' | 'orders', days: DailyFigures, today: string): number => {
  const sum = (range: DayRange): number =>
    bucketsInRange(range, 'day').reduce((total, day) => total + days(day)[figure], 0);
  const { current, previous } = monthsToCompare(today);
  return growthPercent(sum(current), sum(previous));
};

/** `days` must include last month. */
export const summariseOrders = async (db: Db, now: Date, days: DailyFigures) => {
  const totals = await store.listOrdersAndRevenueByStatus(db);
  const today = indiaDay(now);
  const [todayFigures] = await store.listCompletedVisitsByDay(db, { from: today, to: today });
  return {
    orders: totals.reduce((sum, { orders }) => sum + orders, 0),
    revenue: totals
      .filter(({ status }) => countsAsRevenue(status))
      .reduce((sum, { total }) => sum + total, 0),
    revenueGrowth: growthOf('revenue', days, today),
    orderGrowth: growthOf('orders', days, today),
    pending: totals.find(({ status }) => isPending(status))?.orders ?? 0,
    completedToday: todayFigures?.completed ?? 0,
    inProgress: (await listVisitsUnderWay(db, now)).length,
  };
};
export type Summary = Awaited<ReturnType<typeof summariseOrders>>;

const recentLimit = 8;

export const readRecentOrders = async (db: Db): Promise<RecentOrder[]> =>
  (await store.listRecentOrders(db, recentLimit)).map(({ id, number, status, ...order }) => ({
    _id: id,
    id: number,
    status: status as OrderStatus,
    ...order,
  }));

const popularCount = 60;

export const listPopularServiceIds = async (db: Db, now: Date): Promise<string[]> => {
  const since = new Date(now.getTime() - popularPeriodDays * 24 * 60 * 60_000);
  return (await store.listMostBookedServiceIds(db, since, popularCount)).map(({ id }) => id);
};

/** Includes earlier revisions and cancelled orders. */
export const listSoldServiceIds = store.listSoldServiceIds;

export const readFiguresOfCustomers = async (
  db: Db,
  userIds: string[],
): Promise<Map<string | null, CustomerFigures>> => {
  if (userIds.length === 0) return new Map();
  const rows = await listCustomerFigures(db, userIds);
  return new Map(rows.map((row) => [row.userId, row]));
};

export const readFiguresOfAllCustomers = sumFiguresOfAllCustomers;
