import { slotStarts } from '@haldi/contract/booking/slots';
import { openStatuses } from '@haldi/contract/orders/status';
import { maxListedVisits } from '@haldi/contract/orders/visits';
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { beauticians, daysOff } from '../beauticians/tables.ts';
import type { Db } from '../platform/database.ts';
import { timeInIndia } from '../platform/india-days.ts';
import { isStanding, orderServices, orders } from './tables.ts';

/** The names of the services of an order, one after the other. */
export const servicesText = sql<string>`(
  select string_agg(${orderServices.name}, ', ' order by ${orderServices.position})
  from ${orderServices} where ${orderServices.orderId} = ${orders.id}
)`;

/** Whether the visit's time is running at that instant. */
export const isRunning = (now: Date): SQL => {
  const starts = sql`(${sql.param([...slotStarts])}::int[])[${orders.firstSlot} + 1]`;
  const start = sql`(${orders.appointmentDate} + make_interval(mins => ${starts}))`;
  const local = timeInIndia(sql`${now.toISOString()}::timestamptz`);
  return sql`(${start} <= ${local} and ${local} < ${start} + make_interval(mins => ${orders.visitMinutes}))`;
};

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customer: orders.username,
  phone: orders.userPhone,
  place: sql<string>`concat_ws(' - ', nullif(${orders.street}, ''), ${orders.pincode})`,
  service: servicesText,
  day: orders.appointmentDate,
  firstSlot: orders.firstSlot,
  slotCount: orders.slotCount,
  status: orders.status,
  beautician: orders.beautician,
  beauticianId: orders.beauticianId,
};

const inTheirOrder = [
  asc(orders.appointmentDate),
  asc(orders.firstSlot),
  asc(orders.createdAt),
  asc(orders.id),
];

const find = (db: Db, condition: SQL | undefined, limit?: number) => {
  const found = db
    .select(columns)
    .from(orders)
    .where(condition)
    .orderBy(...inTheirOrder);
  return limit === undefined ? found : found.limit(limit);
};

export type VisitRow = Awaited<ReturnType<typeof find>>[number];

const isOpenFrom = (today: string): SQL | undefined =>
  and(inArray(orders.status, [...openStatuses]), gte(orders.appointmentDate, today));

const weekday = sql`extract(dow from ${orders.appointmentDate})::int`;
const numbers = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
const days = (values: readonly string[]): SQL => sql`${sql.param([...values])}::date[]`;

/** Which visits a change touches. */
export type Touched =
  | { beauticianId: number; from: string; to?: string }
  | { beauticianId: number; from: string; weekdays: readonly number[] }
  | {
      from: string;
      weekdays: readonly number[];
      days: readonly string[];
      butNot: readonly string[];
    };

const conditionOf = (touched: Touched): SQL | undefined =>
  and(
    isOpenFrom(touched.from),
    'beauticianId' in touched ? eq(orders.beauticianId, touched.beauticianId) : undefined,
    'to' in touched && touched.to ? lte(orders.appointmentDate, touched.to) : undefined,
    'weekdays' in touched && !('days' in touched)
      ? sql`${weekday} = any(${numbers(touched.weekdays)})`
      : undefined,
    'days' in touched
      ? sql`(${weekday} = any(${numbers(touched.weekdays)})
          or ${orders.appointmentDate} = any(${days(touched.days)}))
          and ${orders.appointmentDate} <> all(${days(touched.butNot)})`
      : undefined,
  );

type Summary = { total: number; stamp: string; rows: VisitRow[] };

/** The open visits that a change touches: the next ones, how many in all, and which, as a stamp. */
export const findTouched = async (db: Db, touched: Touched): Promise<Summary> => {
  const condition = conditionOf(touched);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      stamp: sql<string>`md5(coalesce(string_agg(${orders.id}::text, ',' order by ${orders.id}), ''))`,
    })
    .from(orders)
    .where(condition);
  const { total, stamp } = counted ?? { total: 0, stamp: '' };
  return { total, stamp, rows: total === 0 ? [] : await find(db, condition, maxListedVisits) };
};

/** All visits of some days, cancelled ones left out. */
export const listVisitsOn = (db: Db, on: readonly string[]): Promise<VisitRow[]> =>
  find(db, and(sql`${orders.appointmentDate} = any(${days(on)})`, isStanding));

/** The same of one day; `isNow` tells whether somebody is there at that instant. */
export const listVisitsNow = (
  db: Db,
  day: string,
  now: Date,
): Promise<(VisitRow & { isNow: boolean })[]> => {
  const isUnderWay = inArray(orders.status, ['confirmed', 'in_progress']);
  return db
    .select({ ...columns, isNow: sql<boolean>`${isUnderWay} and ${isRunning(now)}` })
    .from(orders)
    .where(and(eq(orders.appointmentDate, day), isStanding))
    .orderBy(...inTheirOrder);
};

const strandedColumns = {
  ...columns,
  version: orders.version,
  dataSets: sql<string[]>`array(
    select distinct s.data_set from ${orderServices} s where s.order_id = ${orders.id}
  )`,
};

/** Open visits from that day on whose beautician does not work on their day. */
export const listStranded = (db: Db, today: string) =>
  db
    .select(strandedColumns)
    .from(orders)
    .where(
      and(
        isOpenFrom(today),
        sql`exists (
          select from ${beauticians} b where b.id = ${orders.beauticianId} and (
            not b.active or ${weekday} <> all(b.working_days) or exists (
              select from ${daysOff} o where o.beautician_id = b.id and o.day = ${orders.appointmentDate}
            )
          )
        )`,
      ),
    )
    .orderBy(...inTheirOrder)
    .limit(maxListedVisits);

const isOpenOrderOf = (beauticianId: number): SQL | undefined =>
  and(eq(orders.beauticianId, beauticianId), inArray(orders.status, [...openStatuses]));

/** Her open orders, kept from changing until the transaction ends. */
export const holdOpenOrders = async (tx: Db, beauticianId: number): Promise<void> => {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isOpenOrderOf(beauticianId))
    .orderBy(asc(orders.id))
    .for('no key update');
};

/** Her open orders follow a new name; what is closed keeps the one she had. */
export const renameOnOpenOrders = async (
  db: Db,
  beauticianId: number,
  name: string,
): Promise<void> => {
  await db
    .update(orders)
    .set({ beautician: name, version: sql`${orders.version} + 1` })
    .where(isOpenOrderOf(beauticianId));
};
