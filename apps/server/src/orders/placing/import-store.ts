import type { Db } from '../../platform/database/database.ts';
import { orderServices, orders, orderTracking } from '../tables.ts';
import { serviceRows, trackingRows, type WholeOrder } from './store.ts';

/** Few enough values that they fit into one statement. */
const atOnce = 500;

const inParts = async <T>(
  rows: T[],
  insert: (part: T[]) => PromiseLike<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce) {
    await insert(rows.slice(from, from + atOnce));
  }
};

/** Writes whole orders; the constraints of the database hold for them as for any other. */
export const importOrders = (db: Db, imported: readonly WholeOrder[]): Promise<void> =>
  db.transaction(async (tx) => {
    await inParts(
      imported.map(({ order }) => order),
      (part) => tx.insert(orders).values(part),
    );
    await inParts(imported.flatMap(serviceRows), (part) => tx.insert(orderServices).values(part));
    await inParts(imported.flatMap(trackingRows), (part) => tx.insert(orderTracking).values(part));
  });
