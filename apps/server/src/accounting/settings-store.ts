import type { AccountingSettings } from '@haldi/contract/accounting/tally/tally-ledgers';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { accountingSettings } from './tables.ts';

export type AccountingSettingsRow = typeof accountingSettings.$inferSelect;

export const readAccountingSettingsRow = async (
  db: Db,
  { isLocked = false } = {},
): Promise<AccountingSettingsRow> => {
  const query = db.select().from(accountingSettings);
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw new Error('the row of accounting settings is missing');
  return row;
};

export const updateAccountingSettings = async (
  tx: Db,
  changes: AccountingSettings,
): Promise<void> => {
  await tx
    .update(accountingSettings)
    .set({ ...changes, version: sql`${accountingSettings.version} + 1` });
};
