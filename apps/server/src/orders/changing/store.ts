import type { Fee } from '@haldi/contract/orders/fee';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { noBeautician } from '@haldi/contract/orders/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orderServices, orders, orderTracking } from '../tables.ts';
import { orderFees } from './tables.ts';

export const findOrderRow = async (db: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
};

/** The order, kept from changing until the transaction ends. */
export const lockOrder = async (tx: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
};

/** Whether this very attempt has changed the order before. */
export const isRepeated = async (
  tx: Db,
  orderId: string,
  attempt: string | undefined,
): Promise<boolean> => {
  if (attempt === undefined) return false;
  const found = await tx.$count(
    orderTracking,
    and(eq(orderTracking.orderId, orderId), eq(orderTracking.attempt, attempt)),
  );
  return found > 0;
};

export type Entry = {
  event: HistoryEvent;
  /** Null: the customer did it. */
  adminId: string | null;
  attempt?: string | undefined;
  /** The revision of the services that this makes. */
  revision?: number | undefined;
  at: Date;
};

export type Changes = Partial<Omit<OrderRow, 'id' | 'version'>>;

/** Changes the order and writes it into its history; its visit follows by a foreign key. */
export const changeOrder = async (
  tx: Db,
  id: string,
  changes: Changes,
  { event, adminId, attempt, revision, at }: Entry,
): Promise<void> => {
  const [changed] = await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning({ status: orders.status, beautician: orders.beautician });
  if (!changed) throw new Error(`order ${id} is gone`);
  const { status, beautician } = changed;
  await tx.insert(orderTracking).values({
    orderId: id,
    status,
    event,
    beautician: beautician === noBeautician ? null : beautician,
    adminId,
    attempt: attempt ?? null,
    revision: revision ?? null,
    createdAt: at,
  });
};

/** The fees of an order from now on. */
export const replaceFees = async (
  tx: Db,
  orderId: string,
  fees: readonly Fee[],
  at: Date,
): Promise<void> => {
  await tx.delete(orderFees).where(eq(orderFees.orderId, orderId));
  if (fees.length === 0) return;
  await tx.insert(orderFees).values(fees.map((fee) => ({ ...fee, orderId, createdAt: at })));
};

export type Line = typeof orderServices.$inferSelect;

/** What an order has in it by now. */
export const listLines = (tx: Db, { id, revision }: OrderRow): Promise<Line[]> =>
  tx
    .select()
    .from(orderServices)
    .where(and(eq(orderServices.orderId, id), eq(orderServices.revision, revision)))
    .orderBy(asc(orderServices.position));

export const insertLines = async (tx: Db, lines: Line[]): Promise<void> => {
  await tx.insert(orderServices).values(lines);
};
