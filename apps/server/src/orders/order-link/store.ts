import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orders } from '../tables.ts';
import { orderLinks } from './tables.ts';

export const findLinkedOrder = async (
  db: Db,
  link: string,
): Promise<Pick<OrderRow, 'id' | 'appointmentDate'> | undefined> => {
  const [row] = await db
    .select({ id: orders.id, appointmentDate: orders.appointmentDate })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(eq(orderLinks.secret, link));
  return row;
};

export const insertLink = async (tx: Db, orderId: string, secret: string): Promise<void> => {
  await tx.insert(orderLinks).values({ orderId, secret });
};

export const replaceLink = async (
  tx: Db,
  orderId: string,
  secret: string | null,
): Promise<void> => {
  await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId));
  if (secret !== null) await insertLink(tx, orderId, secret);
};
