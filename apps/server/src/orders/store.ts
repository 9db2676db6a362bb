import { openStatuses } from '@haldi/contract/orders/status';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { preparedStatement } from '../platform/database/prepared-statement.ts';
import { type OrderDocument, orderDocuments } from './document/tables.ts';
import { orders } from './tables.ts';

const documentsWhere = (db: Db, condition: SQL | undefined) =>
  db.select({ document: orderDocuments.document }).from(orderDocuments).where(condition).$dynamic();

const documentsOf = (rows: { document: OrderDocument }[]): OrderDocument[] =>
  rows.map((row) => row.document);

export const findOrder = async (
  db: Db,
  userId: string,
  orderNumber: number,
): Promise<OrderDocument | undefined> => {
  const [row] = await documentsWhere(
    db,
    and(eq(orderDocuments.userId, userId), eq(orderDocuments.orderNumber, orderNumber)),
  );
  return row?.document;
};

/** Whom the salon has assigned to an order; null: nobody of the roster. */
export const findAssignedId = async (db: Db, id: string): Promise<number | null> => {
  const [row] = await db
    .select({ beauticianId: orders.beauticianId })
    .from(orders)
    .where(eq(orders.id, id));
  return row?.beauticianId ?? null;
};

/** How many visits somebody has made, and to whom. */
export const countVisitsMade = async (
  db: Db,
  beauticianId: number,
): Promise<{ visits: number; customers: string[] }> => {
  const rows = await db
    .select({ userId: orders.userId, visits: count() })
    .from(orders)
    .where(and(eq(orders.beauticianId, beauticianId), eq(orders.status, 'completed')))
    .groupBy(orders.userId);
  return {
    visits: rows.reduce((sum, row) => sum + row.visits, 0),
    customers: rows.flatMap(({ userId }) => userId ?? []),
  };
};

const orderById = preparedStatement((db) =>
  documentsWhere(db, eq(orderDocuments.id, sql.placeholder('id'))).prepare('order_by_id'),
);

export const findOrderById = async (db: Db, id: string): Promise<OrderDocument | undefined> => {
  const [row] = await orderById(db).execute({ id });
  return row?.document;
};

type OfUser = { userId: string; statuses: readonly string[]; first: 'soonest' | 'latest' };

export const listOrdersOf = async (
  db: Db,
  { userId, statuses, first }: OfUser,
  limit: number,
): Promise<OrderDocument[]> => {
  const direction = first === 'soonest' ? asc : desc;
  const rows = await documentsWhere(
    db,
    and(eq(orderDocuments.userId, userId), inArray(orderDocuments.status, [...statuses])),
  )
    .orderBy(
      direction(orderDocuments.appointmentDate),
      direction(orderDocuments.startMinute),
      direction(orderDocuments.id),
    )
    .limit(limit);
  return documentsOf(rows);
};

/** As lists of orders begin, unless another order is asked for. */
export const newestFirst: readonly SQL[] = [
  desc(orderDocuments.createdAt),
  desc(orderDocuments.id),
];

export const listDocuments = async (
  db: Db,
  condition: SQL | undefined,
  columns: readonly SQL[],
  limit: number,
): Promise<OrderDocument[]> => {
  const rows = await documentsWhere(db, condition)
    .orderBy(...columns)
    .limit(limit);
  return documentsOf(rows);
};

export const listAllOrdersOf = async (db: Db, userId: string): Promise<OrderDocument[]> =>
  documentsOf(
    await documentsWhere(db, eq(orderDocuments.userId, userId)).orderBy(
      desc(orderDocuments.createdAt),
    ),
  );

export const countOpenOrders = (db: Db, userId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses])));

/** City and pincode stay, for the figures of the business: they are nobody's address. */
export const forgetCustomer = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(orders)
    .set({
      userId: null,
      username: 'Former customer',
      userPhone: '',
      visitedName: '',
      visitedPhone: '',
      cancelNote: '',
      link: null,
      street: '',
      apartmentNumber: '',
      latitude: 0,
      longitude: 0,
      note: '',
      fingerprint: '',
    })
    .where(eq(orders.userId, userId));
};
