import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { beauticians } from '../../roster/tables.ts';
import { listCompleteOrders, type OrderRows } from '../order-rows-store.ts';
import { orders } from '../tables.ts';
import { isUnpaidOrder } from './computed-amounts-sql-tables.ts';
import { closedCashDrawers, closedPaymentDays, isEffectiveEntry, ledgerEntries } from './tables.ts';

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
  const [row] = await db.select().from(closedPaymentDays).where(eq(closedPaymentDays.day, day));
  return row;
};

export const listClosedCashDrawers = (db: Db, day: string) =>
  db
    .select({
      beauticianId: closedCashDrawers.beauticianId,
      name: beauticians.name,
      expected: closedCashDrawers.expected,
      handedIn: closedCashDrawers.handedIn,
    })
    .from(closedCashDrawers)
    .leftJoin(beauticians, eq(beauticians.id, closedCashDrawers.beauticianId))
    .where(eq(closedCashDrawers.day, day))
    .orderBy(sql`${beauticians.name} nulls last`, asc(closedCashDrawers.beauticianId));

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
  listCompleteOrders(db, {
    where: and(eq(orders.appointmentDate, day), isUnpaidOrder),
    orderBy: [asc(orders.startMinute), asc(orders.id)],
  });

/** Days with payments that are not closed, in the given range without its ends. */
export const listUnclosedPaymentDays = async (
  db: Db,
  after: string,
  before: string,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ day: ledgerEntries.day })
    .from(ledgerEntries)
    .leftJoin(closedPaymentDays, eq(closedPaymentDays.day, ledgerEntries.day))
    .where(
      and(
        gt(ledgerEntries.day, after),
        lt(ledgerEntries.day, before),
        sql`${closedPaymentDays.day} is null`,
      ),
    )
    .orderBy(asc(ledgerEntries.day));
  return rows.map(({ day }) => day);
};

export const insertClosedDay = async (
  tx: Db,
  day: typeof closedPaymentDays.$inferInsert,
  drawers: (typeof closedCashDrawers.$inferInsert)[],
): Promise<void> => {
  await tx.insert(closedPaymentDays).values(day);
  if (drawers.length > 0) await tx.insert(closedCashDrawers).values(drawers);
};
