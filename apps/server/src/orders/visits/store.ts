import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { maxListedVisits } from '@haldi/contract/orders/desk/visits';
import { noBeautician } from '@haldi/contract/orders/schema';
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import { isNotOver } from '../desk/under-way-store.ts';
import {
  isBookedOrder,
  isCurrentLine,
  openVisit,
  orderServices,
  orders,
  visits,
} from '../tables.ts';

/** The names of the services of an order, one after the other. */
export const servicesText = sql<string>`(
  select string_agg(${orderServices.name}, ', ' order by ${orderServices.position})
  from ${orderServices} where ${isCurrentLine}
)`;

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customer: orders.username,
  phone: orders.userPhone,
  visitedName: orders.visitedName,
  visitedPhone: orders.visitedPhone,
  place: sql<string>`concat_ws(' - ',
    nullif(concat_ws(', ', nullif(${orders.apartmentNumber}, ''), nullif(${orders.street}, '')), ''),
    ${orders.pincode})`,
  service: servicesText,
  day: orders.appointmentDate,
  startMinute: orders.startMinute,
  minutes: orders.visitMinutes,
  status: orders.status,
  beautician: orders.beautician,
  beauticianId: orders.beauticianId,
  planned: sql<
    string | null
  >`case when ${orders.beautician} = ${noBeautician} and ${openVisit(orders)}
    then (select ${beauticians.name} from ${beauticians}
      where ${beauticians.id} = ${visits.beauticianId}) end`,
  askedFor: sql<string | null>`(select ${beauticians.name} from ${beauticians}
    where ${beauticians.id} = ${visits.askedFor})`,
  note: orders.note,
  design: orders.design,
  accepted: visits.accepted,
  version: orders.version,
};

const inTheirOrder = [
  asc(orders.appointmentDate),
  asc(orders.startMinute),
  asc(orders.createdAt),
  asc(orders.id),
];

const find = (db: Db, condition: SQL | undefined, limit?: number) => {
  const found = db
    .select(columns)
    .from(orders)
    .innerJoin(visits, eq(visits.orderId, orders.id))
    .where(condition)
    .orderBy(...inTheirOrder);
  return limit === undefined ? found : found.limit(limit);
};

export type VisitRow = Awaited<ReturnType<typeof find>>[number];

const isOpenFrom = (today: string): SQL | undefined =>
  and(openVisit(orders), gte(orders.appointmentDate, today));

const weekday = sql`extract(dow from ${orders.appointmentDate})::int`;
const numbers = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
const days = (values: readonly string[]): SQL => sql`${sql.param([...values])}::date[]`;

type Closing = {
  from: string;
  weekdays: readonly number[];
  days: readonly string[];
  butNot: readonly string[];
};

/** Which visits a change touches: these, and those of days that close. */
export type Touched = { orderIds: readonly string[]; closing?: Closing };

const closedBy = ({ from, weekdays, days: closed, butNot }: Closing): SQL | undefined =>
  and(
    isOpenFrom(from),
    sql`(${weekday} = any(${numbers(weekdays)}) or ${orders.appointmentDate} = any(${days(closed)}))
      and ${orders.appointmentDate} <> all(${days(butNot)})`,
  );

const conditionOf = ({ orderIds, closing }: Touched): SQL | undefined =>
  or(inArray(orders.id, [...orderIds]), closing && closedBy(closing));

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
  find(db, and(sql`${orders.appointmentDate} = any(${days(on)})`, isBookedOrder));

/** What is still to do of the next day that has anything, today first; the first few, and how many. */
export const listNext = async (
  db: Db,
  now: Date,
  limit: number,
): Promise<{ rows: VisitRow[]; total: number }> => {
  const today = indiaDay(now);
  // Nobody is kept on the list for ever because she forgot to say that she is done.
  const isLeft = and(
    openVisit(orders),
    gte(orders.appointmentDate, addDays(today, -1)),
    or(isNotOver(now), and(eq(orders.status, 'in_progress'), eq(orders.appointmentDate, today))),
  );
  const [first] = await find(db, isLeft, 1);
  if (!first) return { rows: [], total: 0 };
  // A visit of yesterday may reach past midnight.
  const lastDay = first.day > today ? first.day : today;
  const isOfTheDay = and(isLeft, lte(orders.appointmentDate, lastDay));
  const rows = await find(db, isOfTheDay, limit);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(visits, eq(visits.orderId, orders.id))
    .where(isOfTheDay);
  return { rows, total: counted?.total ?? rows.length };
};

/** Visits to come that do not fit the plan; today's only from a minute on. */
export const listUnfit = (
  db: Db,
  today: string,
  minute: number,
  limit: number,
): Promise<VisitRow[]> =>
  find(
    db,
    and(
      eq(visits.isUnfit, true),
      openVisit(visits),
      sql`(${visits.day}, ${visits.startMinute}) > (${today}::date, ${minute}::int)`,
    ),
    limit,
  );

/** Her open orders follow a new name; what is closed keeps the one she had. */
export const renameOnOpenOrders = async (
  db: Db,
  beauticianId: number,
  name: string,
): Promise<void> => {
  await db
    .update(orders)
    .set({ beautician: name, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.beauticianId, beauticianId), openVisit(orders)));
};
