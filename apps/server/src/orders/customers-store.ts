import { count, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { orders } from './tables.ts';

const spent = sql<number>`coalesce(sum(${orders.total}) filter (where ${orders.status} = 'completed'), 0)::float8`;

export type CustomerFigures = {
  userId: string | null;
  orders: number;
  spent: number;
  lastOrder: Date | null;
};

export type OrderSums = { orders: number; spent: number };

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

/** What these users ordered and spent together. */
export const sumFiguresOf = async (db: Db, userIds: string[]): Promise<OrderSums> => {
  const [row] = await db
    .select({ orders: count(), spent })
    .from(orders)
    .where(inArray(orders.userId, userIds));
  return row ?? { orders: 0, spent: 0 };
};

/** The same of accounts that are gone. */
export const sumFiguresOfNobody = async (db: Db): Promise<OrderSums> => {
  const [row] = await db
    .select({ orders: count(), spent })
    .from(orders)
    .where(isNull(orders.userId));
  return row ?? { orders: 0, spent: 0 };
};
