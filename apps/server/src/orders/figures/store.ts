import type { DayRange } from '@haldi/contract/kit/dates';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { type SQL, sql } from 'drizzle-orm';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { dayInIndia, endOfDay, startOfDay } from '../../platform/database/india-day-sql.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { orderRevenueSql } from '../payments/order-amounts-sql-tables.ts';
import {
  isBookedOrder,
  isCurrentOrderLine,
  isRevenueOrder,
  orderServices,
  orders,
} from '../tables.ts';
import { servicesTextSql } from '../visits/store.ts';

export type StatusTotal = { status: OrderStatus; orders: number; total: number };

export const listOrdersAndRevenueByStatus = (db: Db): Promise<StatusTotal[]> =>
  queryRows(
    db,
    sql`select ${orders.status} as status, count(*)::int as orders, sum(${orderRevenueSql})::float8 as total
      from ${orders} group by ${orders.status}`,
  );

const placedDay = dayInIndia(orders.createdAt);
const placedIn = ({ from, to }: DayRange): SQL =>
  sql`${orders.createdAt} >= ${startOfDay(from)} and ${orders.createdAt} < ${endOfDay(to)}`;

export type PlacedDay = { day: string; orders: number; cancelled: number; lost: number };

export const listPlacedOrdersByDay = (db: Db, range: DayRange): Promise<PlacedDay[]> =>
  queryRows(
    db,
    sql`select ${placedDay}::text as day, count(*)::int as orders,
        count(*) filter (where not ${isBookedOrder})::int as cancelled,
        coalesce(sum(${orders.total}) filter (where not ${isBookedOrder}), 0)::float8 as lost
      from ${orders} where ${placedIn(range)} group by ${placedDay}`,
  );

export type VisitDay = {
  day: string;
  completed: number;
  revenue: number;
  discounts: number;
  visitingCharges: number;
  minutes: number;
};

export const listCompletedVisitsByDay = (db: Db, { from, to }: DayRange): Promise<VisitDay[]> =>
  queryRows(
    db,
    sql`select ${orders.appointmentDate}::text as day, count(*)::int as completed,
        sum(${orderRevenueSql})::float8 as revenue, sum(${orders.total} - ${orderRevenueSql})::float8 as discounts,
        sum(${orders.visitingCharge})::float8 as "visitingCharges",
        sum(${orders.visitMinutes})::float8 as minutes
      from ${orders}
      where ${isRevenueOrder} and ${orders.appointmentDate} between ${from}::date and ${to}::date
      group by ${orders.appointmentDate}`,
  );

const booked = sql`${orders} join ${orderServices} on ${isCurrentOrderLine}`;

export type BookedDay = { day: string; dataSet: string; quantity: number };

/** Without cancelled orders. */
export const listBookedServicesByDay = (db: Db, range: DayRange): Promise<BookedDay[]> =>
  queryRows(
    db,
    sql`select ${placedDay}::text as day, ${orderServices.dataSet} as "dataSet",
        sum(${orderServices.quantity})::int as quantity
      from ${booked} where ${isBookedOrder} and ${placedIn(range)}
      group by ${placedDay}, ${orderServices.dataSet}`,
  );

/** Without cancelled orders. */
export const listMostBookedServiceIds = (
  db: Db,
  since: Date,
  limit: number,
): Promise<{ id: string }[]> =>
  queryRows(
    db,
    sql`select ${orderServices.serviceId} as id from ${booked}
      where ${isBookedOrder} and ${orders.createdAt} >= ${since.toISOString()}::timestamptz
      group by 1 order by sum(${orderServices.quantity}) desc, 1 limit ${limit}`,
  );

/** Scans services instead of order lines, because there are far fewer. */
export const listSoldServiceIds = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select ${services.id} as id from ${services} where exists (
      select 1 from ${orderServices} where ${orderServices.serviceId} = ${services.id})`,
  );
  return rows.map(({ id }) => id);
};

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
  queryRows(
    db,
    sql`select ${orders.id} as id, ${orders.orderNumber} as number, ${orders.status} as status,
        ${orders.username} as customer, ${servicesTextSql} as service,
        ${instantText(sql`${orders.createdAt}`)} as time, ${orders.total} as amount
      from ${orders} order by ${orders.createdAt} desc, ${orders.id} desc limit ${limit}`,
  );
