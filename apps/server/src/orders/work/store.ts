import { and, asc, between, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  findOrderWithRelatedRows,
  listOrdersWithRelatedRows,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import { isBookedOrder, isOpenVisit, orders, visits } from '../tables.ts';
import { contactViews, declinedVisits, visitProgress } from './tables.ts';

export type ProgressRow = typeof visitProgress.$inferSelect;
export type ProgressChanges = Partial<Omit<ProgressRow, 'orderId'>>;

export const listAssignedOrders = (
  db: Db,
  beauticianId: number,
  from: string,
  to: string,
): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, {
    where: and(
      eq(orders.beauticianId, beauticianId),
      between(orders.appointmentDate, from, to),
      isBookedOrder,
    ),
    orderBy: [asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id)],
  });

export const listPlannedOrders = (
  db: Db,
  beauticianId: number,
  from: string,
  to: string,
): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, {
    where: and(
      eq(visits.beauticianId, beauticianId),
      isNull(orders.beautician),
      between(orders.appointmentDate, from, to),
      isOpenVisit(orders),
    ),
    orderBy: [asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id)],
  });

export const findAssignedOrder = (
  db: Db,
  beauticianId: number,
  orderId: string,
): Promise<OrderWithRelatedRows | undefined> =>
  findOrderWithRelatedRows(db, and(eq(orders.id, orderId), eq(orders.beauticianId, beauticianId)));

export const findVisitProgress = async (
  db: Db,
  orderId: string,
): Promise<ProgressRow | undefined> => {
  const [row] = await db.select().from(visitProgress).where(eq(visitProgress.orderId, orderId));
  return row;
};

/** Call with the order locked, so that the first row is inserted once. */
export const upsertVisitProgress = async (
  tx: Db,
  orderId: string,
  changes: ProgressChanges,
): Promise<void> => {
  const changed = await tx
    .update(visitProgress)
    .set(changes)
    .where(eq(visitProgress.orderId, orderId))
    .returning({ orderId: visitProgress.orderId });
  if (changed.length === 0) await tx.insert(visitProgress).values({ orderId, ...changes });
};

export const getOrCreateStartCode = async (
  db: Db,
  orderId: string,
  newCode: string,
): Promise<string> => {
  const [row] = await db
    .insert(visitProgress)
    .values({ orderId, startCode: newCode })
    .onConflictDoUpdate({
      target: visitProgress.orderId,
      set: { startCode: sql`coalesce(${visitProgress.startCode}, excluded.start_code)` },
    })
    .returning({ code: visitProgress.startCode });
  if (!row?.code) throw new Error(`order ${orderId} was given no code`);
  return row.code;
};

export const insertDeclinedVisit = async (
  tx: Db,
  orderId: string,
  beauticianId: number,
  createdAt: Date,
): Promise<void> => {
  await tx
    .insert(declinedVisits)
    .values({ orderId, beauticianId, createdAt })
    .onConflictDoNothing();
};

export const deleteDeclinedVisits = async (tx: Db, orderId: string): Promise<void> => {
  await tx.delete(declinedVisits).where(eq(declinedVisits.orderId, orderId));
};

export const listOrdersWithUnviewedContact = async (
  db: Db,
  orderIds: readonly string[],
  userId: string,
  day: string,
): Promise<string[]> => {
  const seen = await db
    .select({ orderId: contactViews.orderId })
    .from(contactViews)
    .where(
      and(
        inArray(contactViews.orderId, [...orderIds]),
        eq(contactViews.userId, userId),
        eq(contactViews.day, day),
      ),
    );
  return orderIds.filter((id) => !seen.some(({ orderId }) => orderId === id));
};

/** False: already recorded by a parallel request. */
export const recordContactView = async (
  tx: Db,
  orderId: string,
  userId: string,
  day: string,
): Promise<boolean> => {
  const inserted = await tx
    .insert(contactViews)
    .values({ orderId, userId, day })
    .onConflictDoNothing()
    .returning({ orderId: contactViews.orderId });
  return inserted.length > 0;
};

export const listContactViews = (db: Db, userId: string) =>
  db
    .select({ orderId: orders.orderNumber, day: contactViews.day })
    .from(contactViews)
    .innerJoin(orders, eq(orders.id, contactViews.orderId))
    .where(eq(contactViews.userId, userId))
    .orderBy(desc(contactViews.day), desc(orders.orderNumber));
