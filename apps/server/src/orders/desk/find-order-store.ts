import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orders } from '../tables.ts';

export const ordersWithNumber = (
  db: Db,
  orderNumber: number,
): Promise<Pick<OrderRow, 'id' | 'status'>[]> =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));
