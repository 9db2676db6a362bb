import type { DayRange } from '@haldi/contract/kit/dates';
import type { PayoutSettings, ShareTerms } from '@haldi/contract/payouts/share-terms';
import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { isRevenueOrder, orderServices, orders } from '../orders/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { beauticians } from '../roster/tables.ts';
import { payoutAdjustments, payoutLines, payoutSettings, payouts } from './tables.ts';

export type PayoutSettingsRow = typeof payoutSettings.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;
export type PayoutLineRow = typeof payoutLines.$inferSelect;
export type AdjustmentRow = typeof payoutAdjustments.$inferSelect;

export const findPayoutSettingsRow = async (
  db: Db,
  { isLocked = false } = {},
): Promise<PayoutSettingsRow> => {
  const query = db.select().from(payoutSettings);
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw new Error('the row of payout settings is missing');
  return row;
};

export const updatePayoutSettings = async (tx: Db, changes: PayoutSettings): Promise<void> => {
  await tx.update(payoutSettings).set({ ...changes, version: sql`${payoutSettings.version} + 1` });
};

export const listBeauticians = (db: Db) =>
  db
    .select({ id: beauticians.id, name: beauticians.name, active: beauticians.active })
    .from(beauticians)
    .orderBy(sql`lower(${beauticians.name})`);

export const findBeauticianName = async (db: Db, id: number): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: beauticians.name })
    .from(beauticians)
    .where(eq(beauticians.id, id));
  return row?.name;
};

/** Statements of a beautician are written, and adjustments removed, one at a time. */
export const lockPayoutsOfBeautician = async (tx: Db, id: number): Promise<void> => {
  await tx
    .select({ id: beauticians.id })
    .from(beauticians)
    .where(eq(beauticians.id, id))
    .for('no key update');
};

const listPaid = (db: Db, condition: SQL | undefined) =>
  db
    .select({ payout: payouts, by: users.username })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.paidBy))
    .where(condition);
export type PaidRow = Awaited<ReturnType<typeof listPaid>>[number];

/** Oldest period first. */
export const listPayoutsOverlapping = (
  db: Db,
  { from, to }: DayRange,
  beauticianId?: number,
): Promise<PaidRow[]> =>
  listPaid(
    db,
    and(
      lte(payouts.from, to),
      gte(payouts.to, from),
      beauticianId === undefined ? undefined : eq(payouts.beauticianId, beauticianId),
    ),
  ).orderBy(asc(payouts.from));

/** Newest period first. */
export const listPayoutsOfBeautician = (db: Db, beauticianId: number): Promise<PaidRow[]> =>
  listPaid(db, eq(payouts.beauticianId, beauticianId)).orderBy(desc(payouts.from));

/** Of the beautician, if one is given. */
export const findPayout = async (
  db: Db,
  id: number,
  beauticianId?: number,
): Promise<PaidRow | undefined> => {
  const [row] = await listPaid(
    db,
    and(
      eq(payouts.id, id),
      beauticianId === undefined ? undefined : eq(payouts.beauticianId, beauticianId),
    ),
  );
  return row;
};

export const listLinesOfPayout = (db: Db, payoutId: number) =>
  db
    .select({ line: payoutLines, orderNumber: orders.orderNumber })
    .from(payoutLines)
    .leftJoin(orders, eq(orders.id, payoutLines.orderId))
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(asc(payoutLines.position));

/** Null: the beautician has no statement. Negative: the last one could not settle everything. */
export const findLastPayout = async (
  db: Db,
  beauticianId: number,
): Promise<PayoutRow | undefined> => {
  const [row] = await db
    .select()
    .from(payouts)
    .where(eq(payouts.beauticianId, beauticianId))
    .orderBy(desc(payouts.id))
    .limit(1);
  return row;
};

/** With a date up to the given day that no statement has, oldest first. */
export const listOpenAdjustments = (
  db: Db,
  beauticianId: number,
  to: string,
): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(payoutAdjustments)
    .where(
      and(
        eq(payoutAdjustments.beauticianId, beauticianId),
        lte(payoutAdjustments.day, to),
        sql`not exists (select from ${payoutLines} where ${payoutLines.adjustmentId} = ${payoutAdjustments.id})`,
      ),
    )
    .orderBy(asc(payoutAdjustments.day), asc(payoutAdjustments.id));

const linesOf = (beauticianId: number): SQL =>
  sql`select from ${payoutLines} where ${payoutLines.beauticianId} = ${beauticianId} and ${payoutLines.orderId} = ${orders.id}`;

/**
 * Orders that a statement of the period may list: completed visits of the period, visits of periods
 * already paid that no statement has, and orders that changed since the last statement with them.
 */
export const listPayoutCandidates = (
  db: Db,
  beauticianId: number,
  { from, to }: DayRange,
): Promise<{ id: string }[]> =>
  queryRows(
    db,
    sql`select ${orders.id} as id from ${orders}
      where ${orders.beauticianId} = ${beauticianId} and ${isRevenueOrder}
        and not exists (${linesOf(beauticianId)})
        and (${orders.appointmentDate} between ${from}::date and ${to}::date
          or exists (select from ${payouts} where ${payouts.beauticianId} = ${beauticianId}
            and ${orders.appointmentDate} between ${payouts.from} and ${payouts.to}))
      union all
      select ${orders.id} from ${orders} join (
        select ${payoutLines.orderId} as order_id, max(${payoutLines.orderVersion}) as version
        from ${payoutLines} where ${payoutLines.beauticianId} = ${beauticianId} group by 1
      ) as paid on paid.order_id = ${orders.id}
      where paid.version <> ${orders.version}`,
  );

/** Also the time of the visit, to list visits as they were made. */
export const listPayoutOrders = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: orders.id,
      beauticianId: orders.beauticianId,
      day: orders.appointmentDate,
      startMinute: orders.startMinute,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id));

export const listSectionsOfServices = (db: Db, ids: readonly string[]) =>
  db
    .selectDistinct({
      orderId: orderServices.orderId,
      serviceId: orderServices.serviceId,
      section: orderServices.dataSet,
      revision: orderServices.revision,
    })
    .from(orderServices)
    .where(inArray(orderServices.orderId, [...ids]))
    .orderBy(asc(orderServices.revision));

/** Earlier lines about these orders, oldest first. */
export const listPaidLines = (db: Db, beauticianId: number, ids: readonly string[]) =>
  db
    .select()
    .from(payoutLines)
    .where(and(eq(payoutLines.beauticianId, beauticianId), inArray(payoutLines.orderId, [...ids])))
    .orderBy(asc(payoutLines.payoutId));

export type PaidPeriod = DayRange & { terms: ShareTerms };

export const listPaidPeriods = (db: Db, beauticianId: number): Promise<PaidPeriod[]> =>
  db
    .select({ from: payouts.from, to: payouts.to, terms: payouts.terms })
    .from(payouts)
    .where(eq(payouts.beauticianId, beauticianId));

export const insertPayout = async (
  tx: Db,
  payout: typeof payouts.$inferInsert,
  lines: Omit<typeof payoutLines.$inferInsert, 'payoutId' | 'beauticianId' | 'position'>[],
): Promise<number> => {
  const [row] = await tx.insert(payouts).values(payout).returning({ id: payouts.id });
  if (!row) throw new Error('an inserted payout has no row');
  const { beauticianId } = payout;
  await tx
    .insert(payoutLines)
    .values(lines.map((line, position) => ({ ...line, payoutId: row.id, beauticianId, position })));
  return row.id;
};

/** A repeated attempt returns the first one. */
export const insertAdjustment = async (
  tx: Db,
  adjustment: typeof payoutAdjustments.$inferInsert,
): Promise<{ row: AdjustmentRow; isNew: boolean }> => {
  const [added] = await tx
    .insert(payoutAdjustments)
    .values(adjustment)
    .onConflictDoNothing({ target: payoutAdjustments.attempt })
    .returning();
  if (added) return { row: added, isNew: true };
  const [first] = await tx
    .select()
    .from(payoutAdjustments)
    .where(eq(payoutAdjustments.attempt, adjustment.attempt));
  if (!first) throw new Error('a repeated adjustment has no row');
  return { row: first, isNew: false };
};

/** Undefined: there is none. The payouts of its beautician are locked first. */
export const deleteAdjustment = async (tx: Db, id: number): Promise<AdjustmentRow | undefined> => {
  const [found] = await tx
    .select({ beauticianId: payoutAdjustments.beauticianId })
    .from(payoutAdjustments)
    .where(eq(payoutAdjustments.id, id));
  if (!found) return undefined;
  await lockPayoutsOfBeautician(tx, found.beauticianId);
  const [row] = await tx.delete(payoutAdjustments).where(eq(payoutAdjustments.id, id)).returning();
  return row;
};
