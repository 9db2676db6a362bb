import { and, asc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { beauticians } from '../../roster/tables.ts';
import {
  listOrdersWithRelatedRows,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import { isOpenVisit, orders } from '../tables.ts';
import { isUnpaidOrder } from './order-amounts-sql-tables.ts';
import { closedCashDrawers, closedPaymentDays, ledgerEntries } from './tables.ts';

export type CashRow = { beauticianId: number | null; name: string | null; expected: number };

/** What a reversal removes. */
const corrected = alias(ledgerEntries, 'corrected');

const cashDay = sql`coalesce(${ledgerEntries.cashDay}, ${ledgerEntries.day})`;

/** Tips are kept by the beautician. */
const isExpectedCash = sql`${ledgerEntries.method} = 'cash' and coalesce(${corrected.kind}, ${ledgerEntries.kind}) in ('payment', 'refund')`;

/** A payment, or the correction of a refund. */
const isReceived = sql`(${ledgerEntries.kind} = 'payment' or ${corrected.kind} = 'refund')`;

/** Cash payments less cash refunds, with corrections. */
export const listExpectedCash = (db: Db, day: string): Promise<CashRow[]> =>
  queryRows(
    db,
    sql`select * from (
      select ${ledgerEntries.beauticianId} as "beauticianId", ${beauticians.name} as name,
        sum(case when ${isReceived} then ${ledgerEntries.amount}
          else -${ledgerEntries.amount} end)::float8 as expected
      from ${ledgerEntries}
      left join ${ledgerEntries} as ${corrected} on ${corrected.id} = ${ledgerEntries.reverses}
      left join ${beauticians} on ${beauticians.id} = ${ledgerEntries.beauticianId}
      where ${cashDay} = ${day}::date and ${isExpectedCash}
      group by 1, 2) as drawers
      where expected <> 0 order by 2 nulls last, 1`,
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

const listLateEntries = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      entry: ledgerEntries,
      orderNumber: orders.orderNumber,
      correctedKind: corrected.kind,
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .leftJoin(corrected, eq(corrected.id, ledgerEntries.reverses))
    .where(and(isNotNull(ledgerEntries.cashDay), condition))
    .orderBy(asc(ledgerEntries.id));
export type LateEntryRow = Awaited<ReturnType<typeof listLateEntries>>[number];

export const listLateEntriesOfDay = (db: Db, day: string) =>
  listLateEntries(db, eq(ledgerEntries.day, day));

export const listCashFromClosedDays = (db: Db, day: string) =>
  listLateEntries(db, and(eq(ledgerEntries.cashDay, day), isExpectedCash));

export const listNotCompletedOrders = (db: Db, day: string): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, {
    where: and(eq(orders.appointmentDate, day), isOpenVisit(orders)),
    orderBy: [asc(orders.startMinute), asc(orders.id)],
  });

export const listUnpaidOrders = (db: Db, day: string): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, {
    where: and(eq(orders.appointmentDate, day), isUnpaidOrder),
    orderBy: [asc(orders.startMinute), asc(orders.id)],
  });

/** Days with payments or late cash that are not closed, in the given range without its ends. */
export const listUnclosedPaymentDays = async (
  db: Db,
  after: string,
  before: string,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ day: sql<string>`${cashDay}::text` })
    .from(ledgerEntries)
    .leftJoin(closedPaymentDays, eq(closedPaymentDays.day, cashDay))
    .where(and(gt(cashDay, after), lt(cashDay, before), isNull(closedPaymentDays.day)))
    .orderBy(sql`1`);
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
