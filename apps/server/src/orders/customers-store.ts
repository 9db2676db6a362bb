import { and, count, inArray, isNotNull, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { orders } from './tables.ts';

const spent = sql<number>`coalesce(sum(${orders.total}) filter (where ${orders.status} = 'completed'), 0)::float8`;

export type CustomerFigures = {
  userId: string | null;
  orders: number;
  spent: number;
  lastOrder: Date | null;
};

export const listCustomerFigures = (db: Db, userIds: string[]): Promise<CustomerFigures[]> =>
  db
    .select({
      userId: orders.userId,
      orders: count(),
      spent,
      lastOrder: max(orders.createdAt),
    })
    .from(orders)
    .where(inArray(orders.userId, userIds))
    .groupBy(orders.userId);

/** What all customers together have ordered and spent; accounts that are gone are left out. */
export const sumCustomerFigures = async (
  db: Db,
  exceptIds: string[],
): Promise<{ orders: number; spent: number }> => {
  const [row] = await db
    .select({ orders: count(), spent })
    .from(orders)
    .where(
      and(
        isNotNull(orders.userId),
        exceptIds.length > 0 ? notInArray(orders.userId, exceptIds) : undefined,
      ),
    );
  return row ?? { orders: 0, spent: 0 };
};
