import type { Db } from '../../platform/database/database.ts';
import type { OrderRow } from '../tables.ts';
import { followChange } from '../work/progress.ts';
import { type Changes, changeOrder, type Entry } from './store.ts';
import { tellOfChange } from './tell.ts';

/** Changes an order, writes it into its history, and has progress and messages follow. */
export const writeChange = async (
  tx: Db,
  before: OrderRow,
  changes: Changes,
  entry: Entry,
): Promise<void> => {
  await changeOrder(tx, before.id, changes, entry);
  await followChange(tx, before, changes, entry.at);
  await tellOfChange(tx, before, changes, entry);
};
