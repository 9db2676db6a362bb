import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isOpenVisit, orders } from '../tables.ts';
import { firstVisitBursts, firstVisitNetworks } from './tables.ts';

// An arbitrary number that no other advisory lock uses.
const networkKey = 7_303;

/** Must be taken before all other locks. */
export const lockNetwork = async (tx: Db, network: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${networkKey}, hashtext(${network}))`);
};

export const insertNetwork = async (
  tx: Db,
  row: typeof firstVisitNetworks.$inferInsert,
): Promise<void> => {
  await tx.insert(firstVisitNetworks).values(row);
};

export const listOpenFirstVisits = (db: Db, network: string, since: Date) =>
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
        isOpenVisit(orders),
      ),
    )
    .orderBy(desc(firstVisitNetworks.createdAt), desc(orders.id));

export const findLastResolvedAt = async (tx: Db, network: string): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ at: firstVisitBursts.settledAt })
    .from(firstVisitBursts)
    .where(and(eq(firstVisitBursts.network, network), isNotNull(firstVisitBursts.settledAt)))
    .orderBy(desc(firstVisitBursts.settledAt))
    .limit(1);
  return row?.at ?? undefined;
};

/** A unique index allows one open burst per network. */
export const insertBurst = async (
  tx: Db,
  row: typeof firstVisitBursts.$inferInsert,
): Promise<void> => {
  await tx.insert(firstVisitBursts).values(row).onConflictDoNothing();
};

export const listOpenBursts = (db: Db) =>
  db
    .select()
    .from(firstVisitBursts)
    .where(isNull(firstVisitBursts.settledAt))
    .orderBy(asc(firstVisitBursts.createdAt), asc(firstVisitBursts.id));

export const findBurst = async (db: Db, id: string) => {
  const [row] = await db.select().from(firstVisitBursts).where(eq(firstVisitBursts.id, id));
  return row;
};

/** False: already resolved. */
export const markBurstResolved = async (
  tx: Db,
  id: string,
  by: string,
  at: Date,
): Promise<boolean> => {
  const settled = await tx
    .update(firstVisitBursts)
    .set({ settledAt: at, settledBy: by })
    .where(and(eq(firstVisitBursts.id, id), isNull(firstVisitBursts.settledAt)))
    .returning({ id: firstVisitBursts.id });
  return settled.length > 0;
};

export const deleteNetworksAndBurstsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(firstVisitNetworks).where(lt(firstVisitNetworks.createdAt, instant));
  await db.delete(firstVisitBursts).where(lt(firstVisitBursts.createdAt, instant));
};
