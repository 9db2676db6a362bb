import { count, eq, inArray, max } from 'drizzle-orm';
import { isCustomer, users } from '../../accounts/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { totalRevenueSql } from '../payments/order-amounts-sql-tables.ts';
import { orders } from '../tables.ts';

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
      spent: totalRevenueSql,
      lastOrder: max(orders.createdAt),
    })
    .from(orders)
    .where(inArray(orders.userId, userIds))
    .groupBy(orders.userId);

export type OrderSums = { orders: number; spent: number };

/** Without deleted accounts. */
export const sumFiguresOfAllCustomers = async (db: Db): Promise<OrderSums> => {
  const [row] = await db
    .select({ orders: count(), spent: totalRevenueSql })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isCustomer);
  return row ?? { orders: 0, spent: 0 };
};
