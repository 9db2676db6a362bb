import { documentsToIssue } from '@haldi/contract/orders/documents/documents-to-issue';
import type { Db } from '../../platform/database/database.ts';
import { listOrdersWithRelatedRowsById } from '../order-with-related-rows-store.ts';
import { toIssued } from './issue-documents.ts';
import { toPrintedOrder } from './printed-order.ts';
import { listDocumentRows, listOrderIds } from './store.ts';

const pageSize = 500;

/** Orders whose documents are not those of their state. */
export const findMissingDocuments = async (db: Db): Promise<string[]> => {
  const problems: string[] = [];
  let after: string | undefined;
  do {
    const ids = await listOrderIds(db, after, pageSize);
    const all = Map.groupBy(await listDocumentRows(db, ids), ({ orderId }) => orderId);
    for (const rows of await listOrdersWithRelatedRowsById(db, ids)) {
      const { id } = rows.order;
      const missing = documentsToIssue(toPrintedOrder(rows), (all.get(id) ?? []).map(toIssued));
      for (const { make, amount } of missing) {
        problems.push(`order ${id}: a ${make} for ${amount} paise is missing`);
      }
    }
    after = ids.length === pageSize ? ids.at(-1) : undefined;
  } while (after !== undefined);
  return problems;
};
