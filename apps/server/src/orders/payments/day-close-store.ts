import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { beauticians } from '../../roster/tables.ts';
import { listOrderRows, type OrderRows } from '../order-rows-store.ts';
import { orders } from '../tables.ts';
import { isUnpaidOrder } from './computed-amounts-tables.ts';
import { closedDays, closedDrawers, isEffectiveEntry, ledgerEntries } from './tables.ts';

export type CashRow = { beauticianId: number | null; name: string | null; expected: number };

/** Cash payments less cash refunds. */
export const listExpectedCash = (db: Db, day: string): Promise<CashRow[]> =>
  queryRows(
    db,
    sql`select ${ledgerEntries.beauticianId} as "beauticianId", ${beauticians.name} as name,
        sum(case ${ledgerEntries.kind} when 'payment' then ${ledgerEntries.amount}
          else -${ledgerEntries.amount} end)::float8 as expected
      from ${ledgerEntries}
      left join ${beauticians} on ${beauticians.id} = ${ledgerEntries.beauticianId}
      where ${ledgerEntries.day} = ${day}::date and ${ledgerEntries.method} = 'cash'
        and ${ledgerEntries.kind} in ('payment', 'refund') and ${isEffectiveEntry}
      group by 1, 2 order by 2 nulls last, 1`,
  );

export const findClosedDay = async (db: Db, day: string) => {
  const [row] = await db.select().from(closedDays).where(eq(closedDays.day, day));
  return row;
};

export const listClosedDrawers = (db: Db, day: string) =>
  db
    .select({
      beauticianId: closedDrawers.beauticianId,
      name: beauticians.name,
      expected: closedDrawers.expected,
      handedIn: closedDrawers.handedIn,
    })
    .from(closedDrawers)
    .leftJoin(beauticians, eq(beauticians.id, closedDrawers.beauticianId))
    .where(eq(closedDrawers.day, day))
    .orderBy(sql`${beauticians.name} nulls last`, asc(closedDrawers.beauticianId));

export const listLateEntries = (db: Db, day: string) => {
  const corrected = alias(ledgerEntries, 'corrected');
  return db
    .select({
      entry: ledgerEntries,
      orderNumber: orders.orderNumber,
      correctedKind: corrected.kind,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(corrected, eq(corrected.id, ledgerEntries.reverses))
    .where(and(eq(ledgerEntries.day, day), ledgerEntries.isLate))
    .orderBy(asc(ledgerEntries.id));
};

export const listUnpaidOrders = (db: Db, day: string): Promise<OrderRows[]> =>
  listOrderRows(db, {
    where: and(eq(orders.appointmentDate, day), isUnpaidOrder),
    orderBy: [asc(orders.startMinute), asc(orders.id)],
  });

/** Days with payments that are not closed, in the given range without its ends. */
export const listOpenDays = async (db: Db, after: string, before: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ day: ledgerEntries.day })
    .from(ledgerEntries)
    .leftJoin(closedDays, eq(closedDays.day, ledgerEntries.day))
    .where(
      and(
        gt(ledgerEntries.day, after),
        lt(ledgerEntries.day, before),
        sql`${closedDays.day} is null`,
      ),
    )
    .orderBy(asc(ledgerEntries.day));
  return rows.map(({ day }) => day);
};

export const insertClosedDay = async (
  tx: Db,
  day: typeof closedDays.$inferInsert,
  drawers: (typeof closedDrawers.$inferInsert)[],
): Promise<void> => {
  await tx.insert(closedDays).values(day);
  if (drawers.length > 0) await tx.insert(closedDrawers).values(drawers);
};
