import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orders } from '../tables.ts';

export const findByLink = async (
  db: Db,
  link: string,
): Promise<Pick<OrderRow, 'id' | 'appointmentDate'> | undefined> => {
  const [row] = await db
    .select({ id: orders.id, appointmentDate: orders.appointmentDate })
    .from(orders)
    .where(eq(orders.link, link));
  return row;
};

/** False: there is no such order. */
export const setLink = async (tx: Db, id: string, link: string | null): Promise<boolean> => {
  const changed = await tx
    .update(orders)
    .set({ link, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning({ id: orders.id });
  return changed.length > 0;
};
