import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import { maxListedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import { isInProgress } from '@haldi/contract/orders/status';
import { and, asc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import { isUpcomingVisitNeedingChange } from '../desk/needs-attention-store.ts';
import {
  isBookedOrder,
  isCurrentOrderLine,
  isOpenVisit,
  orderServices,
  orders,
  statusIs,
  visits,
} from '../tables.ts';
import { visitProgress } from '../work/tables.ts';

export const servicesTextSql = sql<string>`(
  select string_agg(${orderServices.name}, ', ' order by ${orderServices.position})
  from ${orderServices} where ${isCurrentOrderLine}
)`;

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customer: orders.username,
  phone: orders.userPhone,
  recipientName: orders.recipientName,
  recipientPhone: orders.recipientPhone,
  address: pickAddress(orders),
  service: servicesTextSql,
  day: orders.appointmentDate,
  startMinute: orders.startMinute,
  minutes: orders.visitMinutes,
  status: orders.status,
  progress: visitProgress,
  beautician: orders.beautician,
  beauticianId: orders.beauticianId,
  planned: sql<string | null>`case when ${orders.beautician} is null and ${isOpenVisit(orders)}
    then (select ${beauticians.name} from ${beauticians}
      where ${beauticians.id} = ${visits.beauticianId}) end`,
  askedFor: sql<string | null>`(select ${beauticians.name} from ${beauticians}
    where ${beauticians.id} = ${visits.requestedBeauticianId})`,
  note: orders.note,
  design: orders.design,
  accepted: visits.accepted,
  version: orders.version,
};

const byTime = [
  asc(orders.appointmentDate),
  asc(orders.startMinute),
  asc(orders.createdAt),
  asc(orders.id),
];

const selectVisits = (db: Db, condition: SQL | undefined, limit?: number) => {
  const found = db
    .select(columns)
    .from(orders)
    .innerJoin(visits, eq(visits.orderId, orders.id))
    .leftJoin(visitProgress, eq(visitProgress.orderId, orders.id))
    .where(condition)
    .orderBy(...byTime);
  return limit === undefined ? found : found.limit(limit);
};

export type VisitRow = Awaited<ReturnType<typeof selectVisits>>[number];

const isOpenFrom = (today: string): SQL | undefined =>
  and(isOpenVisit(orders), gte(orders.appointmentDate, today));

const weekday = sql`extract(dow from ${orders.appointmentDate})::int`;
const intArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
const dateArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::date[]`;

type Closing = {
  from: string;
  weekdays: readonly number[];
  days: readonly string[];
  exceptDays: readonly string[];
};

export type AffectedVisitsQuery = { orderIds: readonly string[]; closing?: Closing };

const isOnClosingDay = ({ from, weekdays, days: closed, exceptDays }: Closing): SQL | undefined =>
  and(
    isOpenFrom(from),
    sql`(${weekday} = any(${intArray(weekdays)}) or ${orders.appointmentDate} = any(${dateArray(closed)}))
      and ${orders.appointmentDate} <> all(${dateArray(exceptDays)})`,
  );

const conditionOf = ({ orderIds, closing }: AffectedVisitsQuery): SQL | undefined =>
  or(inArray(orders.id, [...orderIds]), closing && isOnClosingDay(closing));

type Summary = { total: number; stamp: string; rows: VisitRow[] };

export const summarizeAffectedVisits = async (
  db: Db,
  query: AffectedVisitsQuery,
): Promise<Summary> => {
  const condition = conditionOf(query);
  const [summary] = await db
    .select({
      total: sql<number>`count(*)::int`,
      stamp: sql<string>`md5(coalesce(string_agg(${orders.id}::text, ',' order by ${orders.id}), ''))`,
    })
    .from(orders)
    .where(condition);
  const { total, stamp } = summary ?? { total: 0, stamp: '' };
  return {
    total,
    stamp,
    rows: total === 0 ? [] : await selectVisits(db, condition, maxListedVisits),
  };
};

export const listBookedVisitsOn = (db: Db, days: readonly string[]): Promise<VisitRow[]> =>
  selectVisits(db, and(sql`${orders.appointmentDate} = any(${dateArray(days)})`, isBookedOrder));

export const listOpenVisitsOn = (db: Db, days: readonly string[]): Promise<VisitRow[]> =>
  selectVisits(
    db,
    and(sql`${orders.appointmentDate} = any(${dateArray(days)})`, isOpenVisit(orders)),
  );

export const listOpenOrStartedVisits = (db: Db, days: readonly string[]): Promise<VisitRow[]> =>
  selectVisits(
    db,
    and(
      isOpenVisit(orders),
      or(sql`${orders.appointmentDate} = any(${dateArray(days)})`, statusIs(isInProgress, orders)),
    ),
  );

export const findNextDayWithOpenVisits = async (
  db: Db,
  after: string,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ day: orders.appointmentDate })
    .from(orders)
    .where(and(isOpenVisit(orders), gt(orders.appointmentDate, after)))
    .orderBy(asc(orders.appointmentDate))
    .limit(1);
  return row?.day;
};

export const listVisitsNeedingChange = (db: Db, now: Date, limit: number): Promise<VisitRow[]> =>
  selectVisits(db, isUpcomingVisitNeedingChange(now), limit);

export const renameBeauticianOnOpenOrders = async (
  db: Db,
  beauticianId: number,
  name: string,
): Promise<void> => {
  await db
    .update(orders)
    .set({ beautician: name, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.beauticianId, beauticianId), isOpenVisit(orders)));
};
