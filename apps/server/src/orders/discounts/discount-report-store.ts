import type { DiscountReport } from '@haldi/contract/analytics/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import { type SQL, sql } from 'drizzle-orm';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { discountWorth } from '../payments/order-amounts-sql-tables.ts';
import { isCurrentOrderLine, isRevenueOrder, orderServices, orders } from '../tables.ts';
import { isActiveDiscount, orderDiscounts } from './tables.ts';

/** Shown for the part of a discount that is not about a service. */
const visitingCharge = 'Visiting charge';
const unassigned = 'Unassigned';

/**
 * Rows `order_id`, `beautician`, `code`, `services` and `worth`. Discounts that exceed the price
 * together count for less, each by the same share.
 */
const given = ({ from, to }: DayRange): SQL => sql`(
  select order_id, beautician, code, services,
    worth * least(1, total / nullif(sum(worth) over (partition by order_id), 0)) as worth
  from (
    select ${orders.id} as order_id, ${orders.total}::float8 as total,
      coalesce(${orders.beautician}, ${unassigned}) as beautician,
      ${orderDiscounts.code} as code, ${orderDiscounts.services} as services,
      ${discountWorth}::float8 as worth
    from ${orders} join ${orderDiscounts} on ${orderDiscounts.orderId} = ${orders.id}
    where ${isActiveDiscount} and ${isRevenueOrder}
      and ${orders.appointmentDate} between ${from}::date and ${to}::date
  ) as worths
)`;

const sums = sql`count(distinct order_id)::int as visits,
  round(coalesce(sum(worth) filter (where code is null), 0))::int as "byStaff",
  round(coalesce(sum(worth) filter (where code is not null), 0))::int as "byCoupon"`;
const mostFirst = sql`order by sum(worth) desc, name`;

type Figures = DiscountReport['byBeautician'][number];

const listByBeautician = (db: Db, range: DayRange): Promise<Figures[]> =>
  queryRows(
    db,
    sql`select beautician as name, ${sums} from ${given(range)} as given
      where worth > 0 group by beautician ${mostFirst}`,
  );

/** A discount is shared by the prices of what it applies to. */
const listByService = (db: Db, range: DayRange): Promise<Figures[]> =>
  queryRows(
    db,
    sql`select name, ${sums} from (
        select given.order_id, given.code, part.name,
          given.worth * part.price / sum(part.price) over (partition by given.place) as worth
        from (select *, row_number() over () as place from ${given(range)} as given) as given
        cross join lateral (
          select coalesce(${services.name}, ${orderServices.name}) as name,
            (${orderServices.price} * ${orderServices.quantity})::float8 as price
          from ${orders} join ${orderServices} on ${isCurrentOrderLine}
          left join ${services} on ${services.id} = ${orderServices.serviceId}
          where ${orders.id} = given.order_id
            and (given.services is null or ${orderServices.serviceId} = any(given.services))
          union all
          select ${visitingCharge}, ${orders.visitingCharge}::float8 from ${orders}
          where ${orders.id} = given.order_id and given.code is null
        ) as part
        where given.worth > 0 and part.price > 0
      ) as parts group by name ${mostFirst}`,
  );

const listByCoupon = (db: Db, range: DayRange): Promise<DiscountReport['coupons']> =>
  queryRows(
    db,
    sql`select code, count(distinct order_id)::int as visits,
        round(sum(worth))::int as discount
      from ${given(range)} as given where code is not null
      group by code order by visits desc, code`,
  );

/** By the day of the visit. */
export const readDiscountReport = async (db: Db, range: DayRange): Promise<DiscountReport> => ({
  coupons: await listByCoupon(db, range),
  byService: await listByService(db, range),
  byBeautician: await listByBeautician(db, range),
});
