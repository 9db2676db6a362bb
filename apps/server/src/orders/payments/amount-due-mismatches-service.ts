import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Db } from '../../platform/database/database.ts';
import { listOrdersWithRelatedRowsById } from '../order-with-related-rows-store.ts';
import { toOrder } from '../to-order.ts';
import { listAmountsDue } from './order-amounts-sql-tables.ts';

const pageSize = 500;

/** Orders whose amount due differs between lists, which use SQL, and the order itself. */
export const findAmountDueMismatches = async (db: Db): Promise<string[]> => {
  const problems: string[] = [];
  let after: string | undefined;
  do {
    const rows = await listAmountsDue(db, after, pageSize);
    const ids = rows.map(({ id }) => id);
    const found = (await listOrdersWithRelatedRowsById(db, ids)).map(toOrder);
    const dueById = new Map(found.map((order) => [order._id, orderAmounts(order).due]));
    for (const { id, due } of rows) {
      const computed = dueById.get(id);
      if (due !== computed) problems.push(`order ${id}: ${due} paise in lists, ${computed} itself`);
    }
    after = rows.length === pageSize ? ids.at(-1) : undefined;
  } while (after !== undefined);
  return problems;
};
