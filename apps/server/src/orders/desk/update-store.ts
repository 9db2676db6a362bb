import { noBeautician } from '@haldi/contract/orders/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orders, orderTracking } from '../tables.ts';

export const findOrderRow = async (db: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
};

/** The order, kept from changing until the transaction ends. */
export const lockOrder = async (db: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
};

export const ordersWithNumber = (
  db: Db,
  orderNumber: number,
): Promise<Pick<OrderRow, 'id' | 'status'>[]> =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));

export type OrderChange = {
  beautician: string;
  beauticianId: number | null;
  status: string;
  message: string;
  adminId: string;
  at: Date;
};

/** Changes the order and writes it into its history; its visit follows by a foreign key. */
export const changeOrder = async (db: Db, id: string, change: OrderChange): Promise<void> => {
  const { status, beautician, beauticianId, message, adminId, at } = change;
  await db
    .update(orders)
    .set({ status, beautician, beauticianId, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
  await db.insert(orderTracking).values({
    orderId: id,
    status,
    message,
    beautician: beautician === noBeautician ? null : beautician,
    adminId,
    createdAt: at,
  });
};
