import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';

export type DailyBookingRow = { day: string; dataSet: string; quantity: number };

/** Services booked by day in India and data set, orders since cancelled left out. */
export const sumDailyBookings = async (
  db: Db,
  since: Date,
  until: Date,
): Promise<DailyBookingRow[]> => {
  const { rows } = await db.execute(sql`
    select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      s.data_set as "dataSet", sum(s.quantity)::integer as quantity
    from orders o join order_services s on s.order_id = o.id
    where o.created_at >= ${since} and o.created_at < ${until} and o.status <> 'cancelled'
    group by 1, 2`);
  return rows as DailyBookingRow[];
};
