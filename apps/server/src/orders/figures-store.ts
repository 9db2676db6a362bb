import type { DayRange } from '@haldi/contract/kit/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { startOfDay } from '../platform/india-days.ts';
import { rowsOf } from '../platform/rows.ts';
import { orderServices, orders } from './tables.ts';
import { isRunning, servicesText } from './visits-store.ts';

const isCompleted = sql`${orders.status} = 'completed'`;

export type OrderTotals = {
  orders: number;
  revenue: number;
  pending: number;
  completedToday: number;
  inProgress: number;
};

type Moment = { now: Date; today: string };

/** How many days `keep_order_days` counts at a time at most. */
const daysAtOnce = 100;

/** Counts what days before today have brought, once; see the migration `figures-rules`. */
export const keepOrderDays = async (db: Db, today: string): Promise<void> => {
  for (let counted = daysAtOnce; counted === daysAtOnce; ) {
    const [row] = await rowsOf<{ counted: number }>(
      db,
      sql`select keep_order_days(${today}::date) as counted`,
    );
    counted = row?.counted ?? 0;
  }
};

/** All orders, and the revenue of all: days that are over from what is kept, the rest counted. */
const allTime = (today: string): SQL => sql`
  select
    coalesce(sum(placed), 0)::int + (select count(*) from ${orders}
      where ${orders.createdAt} >= ${startOfDay(today)})::int
      as orders,
    coalesce(sum(revenue), 0)::float8 + (select coalesce(sum(${orders.total}), 0) from ${orders}
      where ${isCompleted} and ${orders.appointmentDate} >= ${today}::date)::float8 as revenue
  from order_figures(first_order_day(), ${today}::date - 1)`;

/** Small look-ups, an index each, instead of one long walk through all orders. */
export const readOrderTotals = async (db: Db, { now, today }: Moment): Promise<OrderTotals> => {
  const [row] = await rowsOf<OrderTotals>(
    db,
    sql`select ever.orders, ever.revenue,
      (select count(*) from ${orders} where ${orders.status} = 'pending')::int as pending,
      (select count(*) from ${orders}
        where ${isCompleted} and ${orders.appointmentDate} = ${today}::date)::int as "completedToday",
      (select count(*) from ${orders} where ${orders.status} = 'in_progress')::int
      + (select count(*) from ${orders}
        where ${orders.status} = 'confirmed'
          and ${orders.appointmentDate} between ${today}::date - 1 and ${today}::date
          and ${isRunning(now)})::int as "inProgress"
      from (${allTime(today)}) as ever`,
  );
  if (!row) throw new Error('the totals of the orders have no row');
  return row;
};

export const readAllTime = async (db: Db, today: string): Promise<RangeTotals> => {
  const [row] = await rowsOf<RangeTotals>(db, allTime(today));
  return row ?? { revenue: 0, orders: 0 };
};

export type RangeTotals = { revenue: number; orders: number };

const figuresOf = ({ from, to }: DayRange): SQL => sql`order_figures(${from}::date, ${to}::date)`;

export const readRangeTotals = async (db: Db, range: DayRange): Promise<RangeTotals> => {
  const [row] = await rowsOf<RangeTotals>(
    db,
    sql`select coalesce(sum(revenue), 0)::float8 as revenue, coalesce(sum(placed), 0)::int as orders
      from ${figuresOf(range)}`,
  );
  return row ?? { revenue: 0, orders: 0 };
};

export type DayRow = {
  day: string;
  orders: number;
  revenue: number;
  /** Services booked by data set, orders since cancelled left out. */
  bookings: Record<string, number>;
};

/** What each day brought: orders and bookings by the day they were placed, revenue by the visit's. */
export const listDays = (db: Db, range: DayRange): Promise<DayRow[]> =>
  rowsOf(
    db,
    sql`select day::text, placed as orders, revenue::float8, bookings from ${figuresOf(range)}`,
  );

/** The services booked most often since then, orders since cancelled left out. */
export const listMostBooked = (db: Db, since: Date, limit: number): Promise<{ id: string }[]> =>
  rowsOf(
    db,
    sql`select ${orderServices.serviceId} as id
      from ${orders} join ${orderServices} on ${orderServices.orderId} = ${orders.id}
      where ${orders.createdAt} >= ${since.toISOString()}::timestamptz
        and ${orders.status} <> 'cancelled'
      group by 1 order by sum(${orderServices.quantity}) desc, 1 limit ${limit}`,
  );

const instantText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type RecentOrderRow = {
  id: string;
  number: number;
  status: string;
  customer: string;
  service: string;
  time: string;
  amount: number;
};

export const listRecentOrders = (db: Db, limit: number): Promise<RecentOrderRow[]> =>
  rowsOf(
    db,
    sql`select ${orders.id} as id, ${orders.orderNumber} as number, ${orders.status} as status,
        ${orders.username} as customer, ${servicesText} as service,
        ${instantText(sql`${orders.createdAt}`)} as time, ${orders.total} as amount
      from ${orders} order by ${orders.createdAt} desc, ${orders.id} desc limit ${limit}`,
  );
