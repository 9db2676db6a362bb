import type { TrackingEntry } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { ReactNode } from 'react';

/** How orders show themselves everywhere; the page hands it in. */
export type OrderParts = {
  badgeOf: (status: OrderStatus) => ReactNode;
  historyOf: (entries: readonly TrackingEntry[]) => ReactNode;
};
