import { dailyDays } from '@haldi/contract/dashboard/periods';
import type { Board, Dashboard } from '@haldi/contract/dashboard/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import { countPeople, listDailyCustomers } from '../accounts/people-service.ts';
import { namesAtWork } from '../beauticians/roster-service.ts';
import { seatsOfDay } from '../booking/service.ts';
import { listRecent, listVisitsOf, readDays, summariseOrders } from '../orders/figures-service.ts';
import type { Db } from '../platform/database.ts';
import { readReviewSummary } from '../reviews/service.ts';

const readDaily = async (db: Db, today: string): Promise<Dashboard['daily']> => {
  const range = { from: addDays(today, 1 - dailyDays), to: today };
  const [ordersOf, joined] = await Promise.all([
    readDays(db, range),
    listDailyCustomers(db, range),
  ]);
  const customersOf = new Map(joined.map((row) => [row.day, row.customers]));
  return Array.from({ length: dailyDays }, (_, place) => {
    const day = addDays(range.from, place);
    return { day, customers: customersOf.get(day) ?? 0, ...ordersOf(day) };
  });
};

export const readDashboard = async (db: Db, now: Date): Promise<Dashboard> => {
  const today = indiaDay(now);
  const [{ orders, revenue, pending, ...rest }, people, rating, recentOrders, daily] =
    await Promise.all([
      summariseOrders(db, now, today),
      countPeople(db),
      readReviewSummary(db),
      listRecent(db),
      readDaily(db, today),
    ]);
  return {
    today,
    totalRevenue: revenue,
    totalOrders: orders,
    totalUsers: people.activeCustomers,
    avgRating: rating.average,
    reviewCount: rating.count,
    pendingOrders: pending,
    ...rest,
    recentOrders,
    daily,
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
