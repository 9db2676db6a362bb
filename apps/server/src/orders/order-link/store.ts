import { eq } from 'drizzle-orm';
import { createColumnPlaceholders } from '../../platform/database/column-placeholders.ts';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
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

const newLink = createPreparedStatement((db) =>
  db.insert(orderLinks).values(createColumnPlaceholders(orderLinks)).prepare('new_link'),
);

export const insertLink = async (tx: Db, orderId: string, secret: string): Promise<void> => {
  await newLink(tx).execute({ orderId, secret });
};

export const replaceLink = async (
  tx: Db,
  orderId: string,
  secret: string | null,
): Promise<void> => {
  await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId));
  if (secret !== null) await insertLink(tx, orderId, secret);
};
