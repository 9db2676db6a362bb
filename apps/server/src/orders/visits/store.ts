import { maxListedVisits } from '@haldi/contract/orders/desk/visits';
import { openStatuses } from '@haldi/contract/orders/status';
import { and, asc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isHoldingSeats, orderServices, orders } from '../tables.ts';

/** The names of the services of an order, one after the other. */
export const servicesText = sql<string>`(
  select string_agg(${orderServices.name}, ', ' order by ${orderServices.position})
  from ${orderServices} where ${orderServices.orderId} = ${orders.id}
)`;

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

/** The visits of one day with their length, cancelled ones left out. */
export const listTimedVisits = (db: Db, day: string) =>
  db
    .select({ ...columns, minutes: orders.visitMinutes })
    .from(orders)
    .where(and(eq(orders.appointmentDate, day), isHoldingSeats))
    .orderBy(...inTheirOrder);

/** All visits of some days, cancelled ones left out. */
export const listVisitsOn = (db: Db, on: readonly string[]): Promise<VisitRow[]> =>
  find(db, and(sql`${orders.appointmentDate} = any(${days(on)})`, isHoldingSeats));

const assignedColumns = {
  ...columns,
  version: orders.version,
  dataSets: sql<string[]>`array(
    select distinct s.data_set from ${orderServices} s where s.order_id = ${orders.id}
  )`,
};

/** Open visits from that day on that somebody of the roster is to make. */
export const listAssigned = (db: Db, today: string) =>
  db
    .select(assignedColumns)
    .from(orders)
    .where(and(isOpenFrom(today), isNotNull(orders.beauticianId)))
    .orderBy(...inTheirOrder);

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
