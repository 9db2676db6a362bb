import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import { growthPercent, monthsToCompare } from '@haldi/contract/dashboard/growth';
import type { RecentOrder } from '@haldi/contract/dashboard/schema';
import { type DayRange, indiaDay } from '@haldi/contract/kit/dates';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { Db } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import {
  type CustomerFigures,
  listCustomerFigures,
  type OrderSums,
  sumFiguresOf,
  sumFiguresOfNobody,
} from './customers-store.ts';
import * as store from './figures-store.ts';
import { adminOrdersTopic } from './news.ts';

/** The figures of orders, for the features that report on them. */

const maxKept = 24;
const minuteMs = 60_000;

/**
 * Figures are a walk through thousands of orders: they are kept until an order or the content
 * changes (an account that is deleted takes its name off its orders), by whichever copy of the
 * product, or for the minute, since some depend on the time and page views are counted without
 * telling anybody. Those who ask at the same time share one walk.
 */
export const keepFigures = <Figures>({ live, clock }: Pick<Parts, 'live' | 'clock'>) => {
  const kept = new Map<string, { minute: number; figures: Promise<Figures> }>();
  const drop = (): void => kept.clear();
  live.subscribe(adminOrdersTopic, drop);
  live.subscribe('content-changed', drop);
  live.onLost(drop);
  return (key: string, read: () => Promise<Figures>): Promise<Figures> => {
    const minute = Math.floor(clock().getTime() / minuteMs);
    const known = kept.get(key);
    if (known?.minute === minute) return known.figures;
    const figures = read();
    const entry = { minute, figures };
    kept.delete(key);
    kept.set(key, entry);
    figures.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return figures;
  };
};

export type Summary = store.OrderTotals & { revenueGrowth: number; orderGrowth: number };

export const summariseOrders = async (db: Db, now: Date, today: string): Promise<Summary> => {
  const months = monthsToCompare(today);
  await store.keepOrderDays(db, today);
  // One after the other: the figures must not take every connection from those who order.
  const totals = await store.readOrderTotals(db, { now, today });
  const current = await store.readRangeTotals(db, months.current);
  const previous = await store.readRangeTotals(db, months.previous);
  return {
    ...totals,
    revenueGrowth: growthPercent(current.revenue, previous.revenue),
    orderGrowth: growthPercent(current.orders, previous.orders),
  };
};

export type ServiceCount = { category: AdminCategory; quantity: number };
export type DayOfOrders = { revenue: number; orders: number; services: ServiceCount[] };

/** What Popular Services is made of: see the contract's `popular-services.ts` for its meaning. */
const byCategory = (bookings: store.DayRow['bookings']): ServiceCount[] => {
  const sums = new Map<AdminCategory, number>();
  for (const [dataSet, quantity] of Object.entries(bookings)) {
    const category = adminCategoryOf(dataSet);
    sums.set(category, (sums.get(category) ?? 0) + quantity);
  }
  return [...sums].map(([category, quantity]) => ({ category, quantity }));
};

/** What each day of a range brought; asked about any other day it knows nothing. */
export const readDays = async (db: Db, range: DayRange): Promise<(day: string) => DayOfOrders> => {
  const days = new Map((await store.listDays(db, range)).map((row) => [row.day, row]));
  return (day) => {
    const { orders = 0, revenue = 0, bookings = {} } = days.get(day) ?? {};
    return { orders, revenue, services: byCategory(bookings) };
  };
};

const recentLimit = 8;

export const listRecent = async (db: Db): Promise<RecentOrder[]> =>
  (await store.listRecentOrders(db, recentLimit)).map(({ id, number, status, ...rest }) => ({
    _id: id,
    id: number,
    status: status as OrderStatus,
    ...rest,
  }));

const popularDays = 90;
const popularCount = 60;

/** The ids of what is booked most. */
export const listPopular = async (db: Db, now: Date): Promise<string[]> => {
  const since = new Date(now.getTime() - popularDays * 24 * 60 * 60_000);
  return (await store.listMostBooked(db, since, popularCount)).map(({ id }) => id);
};

/** What these customers ordered and spent; nothing for whoever never ordered. */
export const figuresOfCustomers = async (
  db: Db,
  userIds: string[],
): Promise<Map<string | null, CustomerFigures>> => {
  if (userIds.length === 0) return new Map();
  const rows = await listCustomerFigures(db, userIds);
  return new Map(rows.map((row) => [row.userId, row]));
};

/** What all customers together have ordered and spent; accounts that are gone are left out. */
export const figuresOfAllCustomers = async (
  db: Db,
  now: Date,
  exceptIds: string[],
): Promise<OrderSums> => {
  const today = indiaDay(now);
  await store.keepOrderDays(db, today);
  const all = await store.readAllTime(db, today);
  const nobody = await sumFiguresOfNobody(db);
  const except = await sumFiguresOf(db, exceptIds);
  return {
    orders: all.orders - nobody.orders - except.orders,
    spent: all.revenue - nobody.spent - except.spent,
  };
};
