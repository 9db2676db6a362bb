import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { openVisit, orders } from '../tables.ts';
import { firstVisitNetworks, orderBursts } from './tables.ts';

// Any number does that no other lock has.
const networkKey = 7_303;

/** First visits of one network are booked one after the other. Before all other locks. */
export const lockNetwork = async (tx: Db, network: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${networkKey}, hashtext(${network}))`);
};

export const insertNetwork = async (
  tx: Db,
  row: typeof firstVisitNetworks.$inferInsert,
): Promise<void> => {
  await tx.insert(firstVisitNetworks).values(row);
};

/** The open first visits of a network, those booked last first. */
export const listFirstVisits = (db: Db, network: string, since: Date) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customer: orders.username,
      day: orders.appointmentDate,
      startMinute: orders.startMinute,
      minutes: orders.visitMinutes,
      status: orders.status,
      bookedAt: firstVisitNetworks.createdAt,
    })
    .from(firstVisitNetworks)
    .innerJoin(orders, eq(orders.id, firstVisitNetworks.orderId))
    .where(
      and(
        eq(firstVisitNetworks.network, network),
        gte(firstVisitNetworks.createdAt, since),
        openVisit(orders),
      ),
    )
    .orderBy(desc(firstVisitNetworks.createdAt), desc(orders.id));

/** When staff last looked at a burst of the network. */
export const findLastSettled = async (tx: Db, network: string): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ at: orderBursts.settledAt })
    .from(orderBursts)
    .where(and(eq(orderBursts.network, network), isNotNull(orderBursts.settledAt)))
    .orderBy(desc(orderBursts.settledAt))
    .limit(1);
  return row?.at ?? undefined;
};

/** One at a time for each network. */
export const insertBurst = async (tx: Db, row: typeof orderBursts.$inferInsert): Promise<void> => {
  await tx.insert(orderBursts).values(row).onConflictDoNothing();
};

export const listOpenBursts = (db: Db) =>
  db
    .select()
    .from(orderBursts)
    .where(isNull(orderBursts.settledAt))
    .orderBy(asc(orderBursts.createdAt), asc(orderBursts.id));

export const findBurst = async (db: Db, id: string) => {
  const [row] = await db.select().from(orderBursts).where(eq(orderBursts.id, id));
  return row;
};

/** False: it was settled before. */
export const settle = async (tx: Db, id: string, by: string, at: Date): Promise<boolean> => {
  const settled = await tx
    .update(orderBursts)
    .set({ settledAt: at, settledBy: by })
    .where(and(eq(orderBursts.id, id), isNull(orderBursts.settledAt)))
    .returning({ id: orderBursts.id });
  return settled.length > 0;
};

export const deleteNetworksBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(firstVisitNetworks).where(lt(firstVisitNetworks.createdAt, instant));
  await db.delete(orderBursts).where(lt(orderBursts.createdAt, instant));
};
