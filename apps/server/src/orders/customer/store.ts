import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { CursorPosition } from '@haldi/contract/kit/cursor';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  listOrdersWithRelatedRows,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import {
  amountDueSql,
  hasUnverifiedPayment,
  isUnpaidOrder,
  totalRevenueSql,
} from '../payments/order-amounts-sql-tables.ts';
import { isEffectiveEntry, ledgerEntries, orderFees } from '../payments/tables.ts';
import { newestOrdersFirst } from '../store.ts';
import { isBookedOrder, isCompletedVisit, isOpenVisit, orders } from '../tables.ts';

const countWhere = (condition: SQL): SQL<number> =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

const lastVisit = sql<
  string | null
>`(max(${orders.appointmentDate}) filter (where ${isCompletedVisit(orders)}))::text`;

export const sumOrdersOfCustomer = async (db: Db, userId: string) => {
  const [row] = await db
    .select({
      completed: countWhere(isCompletedVisit(orders)),
      spent: totalRevenueSql,
      outstanding: sql<number>`coalesce(sum(${amountDueSql}) filter (where ${isUnpaidOrder}), 0)::float8`,
      open: countWhere(isOpenVisit(orders)),
      cancelled: countWhere(sql`not ${isBookedOrder}`),
      noShows: countWhere(sql`${orders.cancelReason} = 'no_show'`),
      lastVisit,
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  if (!row) throw new Error('a sum has no row');
  return row;
};

export const sumFeesOfCustomer = async (db: Db, userId: string) => {
  const [row] = await db
    .select({
      fees: sql<number>`(coalesce(sum(${orderFees.amount}) filter (where not ${orderFees.isWaived}), 0))::int`,
      lateCancellations: countWhere(sql`${orderFees.kind} = 'late_cancel'`),
    })
    .from(orderFees)
    .innerJoin(orders, eq(orders.id, orderFees.orderId))
    .where(eq(orders.userId, userId));
  if (!row) throw new Error('a sum has no row');
  return row;
};

export type VisitSummary = { lastVisit: string | null; upcomingVisits: number };

export const listVisitSummaries = (
  db: Db,
  userIds: readonly string[],
): Promise<(VisitSummary & { userId: string | null })[]> =>
  db
    .select({
      userId: orders.userId,
      lastVisit,
      upcomingVisits: countWhere(isOpenVisit(orders)),
    })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
    .groupBy(orders.userId);

export const listVisitAddresses = (db: Db, userId: string, limit: number) =>
  db
    .select({
      recipientName: orders.recipientName,
      recipientPhone: orders.recipientPhone,
      ...pickAddress(orders),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isBookedOrder))
    .orderBy(desc(orders.appointmentDate), desc(orders.startMinute), desc(orders.id))
    .limit(limit);

export const listUnsettledOrders = (
  db: Db,
  userId: string,
  limit: number,
): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, {
    where: and(
      eq(orders.userId, userId),
      or(isUnpaidOrder, hasUnverifiedPayment, sql`${amountDueSql} < 0`),
    ),
    orderBy: [desc(orders.appointmentDate), desc(orders.startMinute), desc(orders.id)],
    limit,
  });

export const listPayments = (db: Db, userId: string, limit: number) =>
  db
    .select({ entry: ledgerEntries, orderNumber: orders.orderNumber })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(eq(orders.userId, userId), isEffectiveEntry))
    .orderBy(desc(ledgerEntries.takenAt), desc(ledgerEntries.id))
    .limit(limit);

/** Newest first. */
export const listCustomerOrders = (
  db: Db,
  userId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<OrderWithRelatedRows[]> => {
  const rest =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const where = and(eq(orders.userId, userId), rest);
  return listOrdersWithRelatedRows(db, { where, orderBy: newestOrdersFirst, limit });
};
