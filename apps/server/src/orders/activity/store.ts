import { isCancelled, isPending } from '@haldi/contract/orders/status';
import { and, count, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orders, orderTracking, statusIs } from '../tables.ts';

export type PlacedRow = { id: string; orderNumber: number; username: string; at: Date };
export type CancelledRow = PlacedRow & { trackingId: number; adminId: string | null };

export const listLatestPlacedOrders = (db: Db, limit: number): Promise<PlacedRow[]> =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      username: orders.username,
      at: orders.createdAt,
    })
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

const isCancellation = statusIs(isCancelled, orderTracking);

export const listLatestCancelledOrders = (db: Db, limit: number): Promise<CancelledRow[]> =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      username: orders.username,
      at: orderTracking.createdAt,
      trackingId: orderTracking.id,
      adminId: orderTracking.adminId,
    })
    .from(orderTracking)
    .innerJoin(orders, eq(orders.id, orderTracking.orderId))
    .where(isCancellation)
    .orderBy(desc(orderTracking.createdAt), desc(orderTracking.id))
    .limit(limit);

/**
 * Orders placed and cancelled since then, each counted up to the limit, without the admin’s own
 * changes.
 */
export const countActivitySince = async (
  db: Db,
  since: Date,
  { adminId, limit }: { adminId: string; limit: number },
): Promise<number> => {
  const placed = db
    .select({ id: orders.id })
    .from(orders)
    .where(gt(orders.createdAt, since))
    .limit(limit)
    .as('placed');
  const cancelled = db
    .select({ id: orderTracking.id })
    .from(orderTracking)
    .where(
      and(
        isCancellation,
        gt(orderTracking.createdAt, since),
        or(isNull(orderTracking.adminId), ne(orderTracking.adminId, adminId)),
      ),
    )
    .limit(limit)
    .as('cancelled');
  const [placedRows, cancelledRows] = await Promise.all([
    db.select({ rows: count() }).from(placed),
    db.select({ rows: count() }).from(cancelled),
  ]);
  return (placedRows[0]?.rows ?? 0) + (cancelledRows[0]?.rows ?? 0);
};

export const countPending = (db: Db): Promise<number> =>
  db.$count(orders, statusIs(isPending, orders));
