import type { Db } from '../../platform/database/database.ts';
import {
  countActivitySince,
  countPending,
  listLatestCancelledOrders,
  listLatestPlacedOrders,
} from './store.ts';

export type OrderActivity = {
  id: string;
  kind: 'new-order' | 'order-cancelled';
  orderId: number;
  username: string;
  at: Date;
  adminId: string | null;
};

export const readLatestOrderActivity = async (db: Db, limit: number): Promise<OrderActivity[]> => {
  const placed = await listLatestPlacedOrders(db, limit);
  const cancelled = await listLatestCancelledOrders(db, limit);
  return [
    ...placed.map(({ id, orderNumber, username, at }) => ({
      id: `order-${id}`,
      kind: 'new-order' as const,
      orderId: orderNumber,
      username,
      at,
      adminId: null,
    })),
    ...cancelled.map(({ trackingId, orderNumber, username, at, adminId }) => ({
      id: `cancelled-${trackingId}`,
      kind: 'order-cancelled' as const,
      orderId: orderNumber,
      username,
      at,
      adminId,
    })),
  ];
};

export const countOrderActivitySince = countActivitySince;
export const countPendingOrders = countPending;
