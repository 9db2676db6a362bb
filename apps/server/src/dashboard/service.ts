import type { DayRange } from '@haldi/contract/dashboard/growth';
import { dailyDays } from '@haldi/contract/dashboard/periods';
import type { Board, Dashboard } from '@haldi/contract/dashboard/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import { countPeople, listDailyCustomers } from '../accounts/people-service.ts';
import { namesAtWork } from '../beauticians/roster-service.ts';
import { seatsOfDay } from '../booking/service.ts';
import {
  listRecent,
  listVisitsOf,
  onOrderNews,
  readDays,
  type Summary,
  summariseOrders,
} from '../orders/figures-service.ts';
import type { Db } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { readReviewSummary } from '../reviews/service.ts';

type Kept = Awaited<ReturnType<typeof readOrderFigures>>;

const rangeUntil = (today: string): DayRange => ({
  from: addDays(today, 1 - dailyDays),
  to: today,
});

const readOrderFigures = async (db: Db, now: Date) => {
  const today = indiaDay(now);
  return {
    summary: await summariseOrders(db, now, today),
    recentOrders: await listRecent(db),
    ordersOf: await readDays(db, rangeUntil(today)),
  };
};

/**
 * What takes a walk through thousands of orders is kept until an order changes, or the minute:
 * which visits are under way, and what day it is, depends on the time.
 */
const keepOrderFigures = ({ db, live, clock }: Parts): (() => Promise<Kept>) => {
  let kept: { minute: number; figures: Promise<Kept> } | undefined;
  const drop = (): void => {
    kept = undefined;
  };
  onOrderNews(live, drop);
  // An account that was deleted takes its name off its orders.
  live.subscribe('content-changed', drop);
  live.onLost(drop);
  return () => {
    const minute = Math.floor(clock().getTime() / 60_000);
    if (kept?.minute !== minute) {
      kept = { minute, figures: readOrderFigures(db, clock()) };
      kept.figures.catch(drop);
    }
    return kept.figures;
  };
};

const readDaily = async (
  db: Db,
  today: string,
  ordersOf: Kept['ordersOf'],
): Promise<Dashboard['daily']> => {
  const range = rangeUntil(today);
  const joined = await listDailyCustomers(db, range);
  const customersOf = new Map(joined.map((row) => [row.day, row.customers]));
  return Array.from({ length: dailyDays }, (_, place) => {
    const day = addDays(range.from, place);
    return { day, customers: customersOf.get(day) ?? 0, ...ordersOf(day) };
  });
};

type Ingredients = Pick<Dashboard, 'today' | 'recentOrders' | 'daily'> & {
  summary: Summary;
  people: { activeCustomers: number };
  rating: { average: number; count: number };
};

const toDashboard = ({ summary, people, rating, ...rest }: Ingredients): Dashboard => {
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

export const createDashboard = (parts: Parts): (() => Promise<Dashboard>) => {
  const readKept = keepOrderFigures(parts);
  const { db, clock } = parts;
  return async () => {
    const today = indiaDay(clock());
    const { summary, recentOrders, ordersOf } = await readKept();
    const [people, rating, daily] = await Promise.all([
      countPeople(db),
      readReviewSummary(db),
      readDaily(db, today, ordersOf),
    ]);
    return toDashboard({ today, summary, people, rating, recentOrders, daily });
  };
};

export const readBoard = async (db: Db, now: Date): Promise<Board> => {
  const day = indiaDay(now);
  const [seats, roster, visits] = await Promise.all([
    seatsOfDay(db, day),
    namesAtWork(db, day),
    listVisitsOf(db, day, now),
  ]);
  // Freelancers, and those whose day off came after the booking, stand beside the roster.
  const others = visits.map((visit) => visit.beautician).filter((name) => name !== noBeautician);
  return { day, seats, beauticians: [...new Set([...roster, ...others])], visits };
};
