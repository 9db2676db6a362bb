import type { Notification } from '@haldi/contract/notifications/schema';

export type KnownOrders = {
  /** Null before the first check. */
  until: string | null;
  orders: ReadonlySet<number>;
};

export const noKnownOrders: KnownOrders = { until: null, orders: new Set() };

export const addKnownOrder = ({ until, orders }: KnownOrders, orderId: number): KnownOrders => ({
  until,
  orders: new Set([...orders, orderId]),
});

export const findOrdersMissedWhileDisconnected = (
  known: KnownOrders,
  notifications: readonly Notification[],
): { known: KnownOrders; missed: number[] } => {
  const { until, orders } = known;
  const newest = notifications[0]?.at ?? '';
  const next = until === null || newest > until ? newest : until;
  if (until === null) return { known: { until: next, orders }, missed: [] };
  const missed = notifications.flatMap(({ kind, orderId, at }) =>
    kind === 'new-order' && at > until && orderId !== undefined && !orders.has(orderId)
      ? [orderId]
      : [],
  );
  return { known: { until: next, orders: new Set([...orders, ...missed]) }, missed };
};
