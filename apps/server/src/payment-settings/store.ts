import type { PaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { paymentSettings } from './tables.ts';

export type PaymentSettingsRow = typeof paymentSettings.$inferSelect;

const singleRow = ([row]: PaymentSettingsRow[]): PaymentSettingsRow => {
  if (!row) throw new Error('the row of payment settings is missing');
  return row;
};

const allSettings = createPreparedStatement((db) =>
  db.select().from(paymentSettings).prepare('payment_settings'),
);

export const readPaymentSettingsRow = async (db: Db): Promise<PaymentSettingsRow> =>
  singleRow(await allSettings(db).execute());

export const lockPaymentSettings = async (tx: Db): Promise<PaymentSettingsRow> =>
  singleRow(await tx.select().from(paymentSettings).for('update'));

export const updatePaymentSettings = async (tx: Db, changes: PaymentSettings): Promise<void> => {
  await tx
    .update(paymentSettings)
    .set({ ...changes, version: sql`${paymentSettings.version} + 1` });
};
