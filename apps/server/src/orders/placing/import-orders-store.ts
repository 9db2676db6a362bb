import type { Db } from '../../platform/database/database.ts';
import { orderDiscounts } from '../discounts/tables.ts';
import { ledgerEntries, upiReferences } from '../payments/tables.ts';
import { orderServices, orders, orderTracking, visits } from '../tables.ts';
import { type NewOrder, toOrderServiceRows, toTrackingRows, toVisitRow } from './store.ts';

export type ImportedOrder = NewOrder & {
  plannedId: number | null;
  entries: Omit<typeof ledgerEntries.$inferInsert, 'orderId'>[];
  discounts: Omit<typeof orderDiscounts.$inferInsert, 'orderId'>[];
  /** Sent by the customer and not verified. */
  reference: Omit<typeof upiReferences.$inferInsert, 'orderId'> | undefined;
};

/** Keeps the number of parameters below PostgreSQL’s limit. */
const batchSize = 500;

const insertInBatches = async <T>(
  rows: T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += batchSize) {
    await insert(rows.slice(from, from + batchSize));
  }
};

export const importOrders = (db: Db, imported: readonly ImportedOrder[]): Promise<void> =>
  db.transaction(async (tx) => {
    await insertInBatches(
      imported.map(({ order }) => order),
      (batch) => tx.insert(orders).values(batch),
    );
    const planned = imported.map(({ order, plannedId }) =>
      toVisitRow(order, { beauticianId: plannedId, requestedBeauticianId: null }),
    );
    await insertInBatches(planned, (batch) => tx.insert(visits).values(batch));
    await insertInBatches(imported.flatMap(toOrderServiceRows), (batch) =>
      tx.insert(orderServices).values(batch),
    );
    await insertInBatches(imported.flatMap(toTrackingRows), (batch) =>
      tx.insert(orderTracking).values(batch),
    );
    await insertInBatches(
      imported.flatMap(({ order, discounts }) =>
        discounts.map((discount) => ({ ...discount, orderId: order.id })),
      ),
      (batch) => tx.insert(orderDiscounts).values(batch),
    );
    await insertInBatches(
      imported.flatMap(({ order, entries }) =>
        entries.map((entry) => ({ ...entry, orderId: order.id })),
      ),
      (batch) => tx.insert(ledgerEntries).values(batch),
    );
    await insertInBatches(
      imported.flatMap(({ order, reference }) =>
        reference ? [{ ...reference, orderId: order.id }] : [],
      ),
      (batch) => tx.insert(upiReferences).values(batch),
    );
  });
