import type { Db } from '../../platform/database/database.ts';
import { orderServices, orders, orderTracking, visits } from '../tables.ts';
import { type NewOrder, serviceRows, trackingRows, visitRow } from './store.ts';

export type ImportedOrder = NewOrder & { plannedId: number | null };

/** Keeps the number of parameters below PostgreSQL’s limit. */
const atOnce = 500;

const inParts = async <T>(
  rows: T[],
  insert: (part: T[]) => PromiseLike<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce) {
    await insert(rows.slice(from, from + atOnce));
  }
};

export const importOrders = (db: Db, imported: readonly ImportedOrder[]): Promise<void> =>
  db.transaction(async (tx) => {
    await inParts(
      imported.map(({ order }) => order),
      (part) => tx.insert(orders).values(part),
    );
    const planned = imported.map(({ order, plannedId }) =>
      visitRow(order, { beauticianId: plannedId, requestedBeauticianId: null }),
    );
    await inParts(planned, (part) => tx.insert(visits).values(part));
    await inParts(imported.flatMap(serviceRows), (part) => tx.insert(orderServices).values(part));
    await inParts(imported.flatMap(trackingRows), (part) => tx.insert(orderTracking).values(part));
  });
