import { slotStarts } from '@haldi/contract/booking/slots';
import type { DayRange } from '@haldi/contract/dashboard/growth';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { orderServices, orders } from './tables.ts';

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  (await db.execute(query)).rows as Row[];

/** The instants at which days begin and end in India: an index on instants can be searched by them. */
const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
const endOf = (day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;
const placedIn = ({ from, to }: DayRange): SQL =>
  sql`${orders.createdAt} >= ${startOf(from)} and ${orders.createdAt} < ${endOf(to)}`;
const visitIn = ({ from, to }: DayRange): SQL =>
  sql`${orders.appointmentDate} between ${from}::date and ${to}::date`;
const placedDay = sql`(${orders.createdAt} at time zone 'Asia/Kolkata')::date`;
const isCompleted = sql`${orders.status} = 'completed'`;

/** Whether the visit's time is running at that instant. */
const isRunning = (now: Date): SQL => {
  const starts = sql`(${sql.param([...slotStarts])}::int[])[${orders.firstSlot} + 1]`;
  const start = sql`(${orders.appointmentDate} + make_interval(mins => ${starts}))`;
  const local = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')`;
  return sql`(${start} <= ${local} and ${local} < ${start} + make_interval(mins => ${orders.visitMinutes}))`;
};

export type OrderTotals = {
  orders: number;
  revenue: number;
  pending: number;
  completedToday: number;
  inProgress: number;
};

type Moment = { now: Date; today: string };

/** One small look-up an index each, instead of one long walk through all orders. */
export const readOrderTotals = async (db: Db, { now, today }: Moment): Promise<OrderTotals> => {
  const [row] = await rowsOf<OrderTotals>(
    db,
    sql`select
      (select count(*) from ${orders})::int as orders,
      (select coalesce(sum(${orders.total}), 0) from ${orders} where ${isCompleted})::float8 as revenue,
      (select count(*) from ${orders} where ${orders.status} = 'pending')::int as pending,
      (select count(*) from ${orders}
        where ${isCompleted} and ${orders.appointmentDate} = ${today}::date)::int as "completedToday",
      (select count(*) from ${orders} where ${orders.status} = 'in_progress')::int
      + (select count(*) from ${orders}
        where ${orders.status} = 'confirmed'
          and ${orders.appointmentDate} between ${today}::date - 1 and ${today}::date
          and ${isRunning(now)})::int as "inProgress"`,
  );
  if (!row) throw new Error('the totals of the orders have no row');
  return row;
};

export type RangeTotals = { revenue: number; orders: number };

export const readRangeTotals = async (db: Db, range: DayRange): Promise<RangeTotals> => {
  const [row] = await rowsOf<RangeTotals>(
    db,
    sql`select
      (select coalesce(sum(${orders.total}), 0) from ${orders}
        where ${isCompleted} and ${visitIn(range)})::float8 as revenue,
      (select count(*) from ${orders} where ${placedIn(range)})::int as orders`,
  );
  return row ?? { revenue: 0, orders: 0 };
};

export const listDailyRevenue = (db: Db, range: DayRange) =>
  rowsOf<{ day: string; revenue: number }>(
    db,
    sql`select day::text, revenue from (
        select ${orders.appointmentDate} as day, sum(${orders.total})::float8 as revenue
        from ${orders} where ${isCompleted} and ${visitIn(range)} group by 1
      ) as days`,
  );

export const listDailyOrders = (db: Db, range: DayRange) =>
  rowsOf<{ day: string; orders: number }>(
    db,
    sql`select day::text, orders from (
        select ${placedDay} as day, count(*)::int as orders
        from ${orders} where ${placedIn(range)} group by 1
      ) as days`,
  );

export type DailyBookingRow = { day: string; dataSet: string; quantity: number };

/** Services booked by day in India and data set, orders since cancelled left out. */
export const sumDailyBookings = (db: Db, since: Date, until: Date): Promise<DailyBookingRow[]> =>
  rowsOf(
    db,
    sql`select day::text, "dataSet", quantity from (
        select ${placedDay} as day, ${orderServices.dataSet} as "dataSet",
          sum(${orderServices.quantity})::int as quantity
        from ${orders} join ${orderServices} on ${orderServices.orderId} = ${orders.id}
        where ${orders.createdAt} >= ${since.toISOString()}::timestamptz
          and ${orders.createdAt} < ${until.toISOString()}::timestamptz
          and ${orders.status} <> 'cancelled'
        group by 1, 2
      ) as days`,
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

/** The names of the services of an order, one after the other. */
export const servicesText = sql`(
  select string_agg(${orderServices.name}, ', ' order by ${orderServices.position})
  from ${orderServices} where ${orderServices.orderId} = ${orders.id}
)`;
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

export type VisitRow = Omit<RecentOrderRow, 'time' | 'amount'> & {
  phone: string;
  place: string;
  firstSlot: number;
  slotCount: number;
  beautician: string;
  isNow: boolean;
};

/** The visits of a day in their order, without the cancelled ones. */
export const listVisits = (db: Db, day: string, now: Date): Promise<VisitRow[]> =>
  rowsOf(
    db,
    sql`select ${orders.id} as id, ${orders.orderNumber} as number, ${orders.status} as status,
        ${orders.username} as customer, ${orders.userPhone} as phone, ${servicesText} as service,
        concat_ws(' - ', nullif(${orders.street}, ''), ${orders.pincode}) as place,
        ${orders.firstSlot} as "firstSlot", ${orders.slotCount} as "slotCount",
        ${orders.beautician} as beautician,
        ${orders.status} in ('confirmed', 'in_progress') and ${isRunning(now)} as "isNow"
      from ${orders}
      where ${orders.appointmentDate} = ${day}::date and ${orders.status} <> 'cancelled'
      order by ${orders.firstSlot}, ${orders.createdAt}, ${orders.id}`,
  );
