import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderDocument, orderDocuments } from '../document/tables.ts';
import { isBookedOrder, orders } from '../tables.ts';
import { visitProgress } from './tables.ts';

export type ProgressRow = typeof visitProgress.$inferSelect;
export type ProgressChanges = Partial<Omit<ProgressRow, 'orderId'>>;

export type AssignedOrder = {
  document: OrderDocument;
  minutes: number;
  progress: ProgressRow | null;
};

const columns = {
  document: orderDocuments.document,
  minutes: orders.visitMinutes,
  progress: visitProgress,
};

/** What she is assigned to on these days, in the order of the day. */
export const listAssigned = (
  db: Db,
  beauticianId: number,
  from: string,
  to: string,
): Promise<AssignedOrder[]> =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(orderDocuments, eq(orderDocuments.id, orders.id))
    .leftJoin(visitProgress, eq(visitProgress.orderId, orders.id))
    .where(
      and(
        eq(orders.beauticianId, beauticianId),
        between(orders.appointmentDate, from, to),
        isBookedOrder,
      ),
    )
    .orderBy(asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id));

export const findAssigned = async (
  db: Db,
  beauticianId: number,
  orderId: string,
): Promise<AssignedOrder | undefined> => {
  const [row] = await db
    .select(columns)
    .from(orders)
    .innerJoin(orderDocuments, eq(orderDocuments.id, orders.id))
    .leftJoin(visitProgress, eq(visitProgress.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.beauticianId, beauticianId)));
  return row;
};

export const listProgress = (db: Db, orderIds: readonly string[]): Promise<ProgressRow[]> =>
  db
    .select()
    .from(visitProgress)
    .where(inArray(visitProgress.orderId, [...orderIds]));

export const findProgress = async (db: Db, orderId: string): Promise<ProgressRow | undefined> => {
  const [row] = await db.select().from(visitProgress).where(eq(visitProgress.orderId, orderId));
  return row;
};

/** Behind the lock of its order: nobody else writes the first row meanwhile. */
export const writeProgress = async (
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
