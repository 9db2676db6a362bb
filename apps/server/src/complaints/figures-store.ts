import type { ComplaintReport } from '@haldi/contract/analytics/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import { type SQL, sql } from 'drizzle-orm';
import { services } from '../catalogue/tables.ts';
import { isEffectiveEntry, ledgerEntries } from '../orders/payments/tables.ts';
import { isCurrentOrderLine, isRevenueOrder, orderServices, orders } from '../orders/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { complaints } from './tables.ts';

/** Shown for the part of a refund that is not about a service. */
const visitingCharge = 'Visiting charge';
const unassigned = 'Unassigned';

/** In paise. What is returned after cancelling is not about the visit. */
const refundedOf = sql`(select coalesce(sum(${ledgerEntries.amount}), 0) from ${ledgerEntries}
  where ${ledgerEntries.orderId} = ${orders.id} and ${ledgerEntries.kind} = 'refund'
    and ${isEffectiveEntry} and ${isRevenueOrder})::float8`;

/** Rows `order_id`, `total`, `beautician`, `complaint` and `refunded`. */
const visitsWith = ({ from, to }: DayRange): SQL => sql`(
  select * from (
    select ${orders.id} as order_id, ${orders.total}::float8 as total,
      coalesce(${orders.beautician}, ${unassigned}) as beautician,
      ${complaints.id} as complaint, ${refundedOf} as refunded
    from ${orders} left join ${complaints} on ${complaints.orderId} = ${orders.id}
    where ${orders.appointmentDate} between ${from}::date and ${to}::date
  ) as visits where complaint is not null or refunded > 0
)`;

type Figures = ComplaintReport['byBeautician'][number];

const mostFirst = sql`order by complaints desc, refunds desc, name`;

const listByBeautician = (db: Db, range: DayRange): Promise<Figures[]> =>
  queryRows(
    db,
    sql`select beautician as name, count(complaint)::int as complaints,
        round(sum(refunded))::int as refunds
      from ${visitsWith(range)} as visits group by beautician ${mostFirst}`,
  );

/** A refund is shared by the prices of the services and the visiting charge. */
const listByService = (db: Db, range: DayRange): Promise<Figures[]> =>
  queryRows(
    db,
    sql`select name, count(distinct complaint)::int as complaints,
        round(coalesce(sum(refunded), 0))::int as refunds
      from (
        select part.name, part.complaint, visits.refunded * part.price / nullif(visits.total, 0) as refunded
        from ${visitsWith(range)} as visits
        cross join lateral (
          select ${services.name} as name, visits.complaint as complaint,
            (${orderServices.price} * ${orderServices.quantity})::float8 as price
          from ${orders}
          join ${orderServices} on ${isCurrentOrderLine}
          join ${services} on ${services.id} = ${orderServices.serviceId}
          where ${orders.id} = visits.order_id
          union all
          select ${visitingCharge}, null, ${orders.visitingCharge}::float8 from ${orders}
          where ${orders.id} = visits.order_id and visits.refunded > 0
        ) as part
      ) as parts group by name
      having count(complaint) > 0 or round(coalesce(sum(refunded), 0)) > 0 ${mostFirst}`,
  );

const countByOutcome = (db: Db, { from, to }: DayRange): Promise<ComplaintReport['outcomes']> =>
  queryRows(
    db,
    sql`select ${complaints.outcome} as outcome, count(*)::int as complaints
      from ${complaints} join ${orders} on ${orders.id} = ${complaints.orderId}
      where ${orders.appointmentDate} between ${from}::date and ${to}::date
      group by 1 order by complaints desc, outcome`,
  );

/** By the day of the visit. */
export const readComplaintReport = async (db: Db, range: DayRange): Promise<ComplaintReport> => ({
  outcomes: await countByOutcome(db, range),
  byService: await listByService(db, range),
  byBeautician: await listByBeautician(db, range),
});
