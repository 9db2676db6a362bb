import type { CustomerGroup } from '@haldi/contract/analytics/new-and-returning-customers';
import type { DayRange } from '@haldi/contract/kit/dates';
import { pagePatterns } from '@haldi/contract/pages/pages';
import { isAdminPage } from '@haldi/contract/pages/staff-pages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { services } from '../catalogue/tables.ts';
import { totalRevenueSql } from '../orders/payments/order-amounts-sql-tables.ts';
import {
  isBookedOrder,
  isCurrentOrderLine,
  isRevenueOrder,
  orderServices,
  orders,
} from '../orders/tables.ts';
import { pageViews } from '../page-views/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { dayInIndia, endOfDay, startOfDay } from '../platform/database/india-day-sql.ts';
import { queryRows } from '../platform/database/query-rows.ts';

/** Reads all figures of an answer from one snapshot, on one connection. */
export const runInReadOnlySnapshot = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

const isVisitIn = ({ from, to }: DayRange): SQL =>
  sql`${orders.appointmentDate} between ${from}::date and ${to}::date`;

/**
 * Counts customers by the part in which they ordered and the part of their first order. Cancelled
 * orders and deleted accounts are left out. `parts` are the first days of the parts.
 */
export const countCustomersByPeriod = (
  db: Db,
  { from, to }: DayRange,
  parts: readonly string[],
): Promise<CustomerGroup[]> => {
  const partOf = (instant: SQLWrapper): SQL =>
    sql`width_bucket(${dayInIndia(instant)}, ${sql.param([...parts])}::date[])`;
  const firstOrder = sql`(
    select min(${orders.createdAt}) from ${orders}
    where ${isBookedOrder} and ${orders.userId} = seen.user_id
  )`;
  return queryRows(
    db,
    sql`with seen as (
        select distinct ${orders.userId} as user_id, ${partOf(orders.createdAt)} as part
        from ${orders}
        where ${isBookedOrder} and ${orders.userId} is not null
          and ${orders.createdAt} >= ${startOfDay(from)} and ${orders.createdAt} < ${endOfDay(to)}
      ), firsts as (
        select user_id, ${partOf(firstOrder)} as first_part from seen group by user_id
      )
      select part, first_part as "firstPart", count(*)::int as customers
      from seen join firsts using (user_id) group by part, first_part`,
  );
};

export type SoldRow = {
  serviceId: string;
  /** The section at the time of the sale. */
  dataSet: string;
  name: string;
  currentSet: string;
  quantity: number;
  quantityBefore: number;
  revenue: number;
  revenueBefore: number;
};

export const listServiceSales = (db: Db, range: DayRange, since: string): Promise<SoldRow[]> => {
  const isNow = sql`${orders.appointmentDate} >= ${range.from}::date`;
  const paid = sql`${orderServices.price} * ${orderServices.quantity}`;
  return queryRows(
    db,
    sql`select sold.service_id as "serviceId", sold.data_set as "dataSet",
        coalesce(${services.name}, sold.name) as name,
        coalesce(${services.dataSet}, sold.data_set) as "currentSet",
        quantity, "quantityBefore", revenue, "revenueBefore"
      from (
        select ${orderServices.serviceId} as service_id, ${orderServices.dataSet} as data_set,
          max(${orderServices.name}) as name,
          coalesce(sum(${orderServices.quantity}) filter (where ${isNow}), 0)::int as quantity,
          coalesce(sum(${orderServices.quantity}) filter (where not ${isNow}), 0)::int as "quantityBefore",
          coalesce(sum(${paid}) filter (where ${isNow}), 0)::float8 as revenue,
          coalesce(sum(${paid}) filter (where not ${isNow}), 0)::float8 as "revenueBefore"
        from ${orders} join ${orderServices} on ${isCurrentOrderLine}
        where ${isRevenueOrder} and ${isVisitIn({ from: since, to: range.to })}
        group by 1, 2
      ) as sold left join ${services} on ${services.id} = sold.service_id`,
  );
};

export type BusyTimeRow = { weekday: number; startMinute: number; minutes: number; visits: number };

/** Weekday 1 is Monday. */
export const countVisitsByWeekdayAndTime = (db: Db, range: DayRange): Promise<BusyTimeRow[]> =>
  queryRows(
    db,
    sql`select extract(isodow from day)::int as weekday, start_minute as "startMinute",
        visit_minutes as minutes, sum(visits)::int as visits
      from (
        select ${orders.appointmentDate} as day, ${orders.startMinute} as start_minute,
          ${orders.visitMinutes} as visit_minutes, count(*) as visits
        from ${orders} where ${isBookedOrder} and ${isVisitIn(range)} group by 1, 2, 3
      ) as days group by 1, 2, 3`,
  );

export type WorkRow = {
  /** Null: a freelancer. */
  beauticianId: number | null;
  name: string;
  visits: number;
  minutes: number;
  revenue: number;
};

/** Freelancers are grouped by name. */
export const listBeauticianWork = (db: Db, range: DayRange): Promise<WorkRow[]> => {
  const freelancer = sql`case when ${orders.beauticianId} is null then lower(${orders.beautician}) end`;
  return queryRows(
    db,
    sql`select ${orders.beauticianId} as "beauticianId", max(${orders.beautician}) as name,
        count(*)::int as visits, sum(${orders.visitMinutes})::int as minutes,
        ${totalRevenueSql} as revenue
      from ${orders}
      where ${isBookedOrder} and ${isVisitIn(range)} and ${orders.beautician} is not null
      group by ${orders.beauticianId}, ${freelancer}`,
  );
};

const adminPages = pagePatterns.filter(isAdminPage);
const isPublic = sql`${pageViews.page} <> all(${sql.param(adminPages)}::text[])`;
const isViewIn = ({ from, to }: DayRange): SQL =>
  sql`${pageViews.day} between ${from}::date and ${to}::date and ${isPublic}`;

export const listDailyPageViews = (
  db: Db,
  range: DayRange,
): Promise<{ day: string; views: number }[]> =>
  queryRows(
    db,
    sql`select ${pageViews.day}::text as day, sum(${pageViews.views})::float8 as views
      from ${pageViews} where ${isViewIn(range)} group by ${pageViews.day}`,
  );

export type PageRow = { page: string; views: number; viewsBefore: number };

export const listPageViewsByPage = (db: Db, range: DayRange, since: string): Promise<PageRow[]> => {
  const isNow = sql`${pageViews.day} >= ${range.from}::date`;
  return queryRows(
    db,
    sql`select ${pageViews.page} as page,
        coalesce(sum(${pageViews.views}) filter (where ${isNow}), 0)::float8 as views,
        coalesce(sum(${pageViews.views}) filter (where not ${isNow}), 0)::float8 as "viewsBefore"
      from ${pageViews} where ${isViewIn({ from: since, to: range.to })}
      group by 1 order by views desc, page`,
  );
};
