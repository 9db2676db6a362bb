import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { settings } from './tables.ts';

export type SettingsRow = typeof settings.$inferSelect;

/** The one row; a new database gets it with the default business. */
export const readSettings = async (db: Db): Promise<SettingsRow> => {
  const [row] = await db.select().from(settings);
  if (row) return row;
  await db.insert(settings).values({}).onConflictDoNothing();
  return readSettings(db);
};

/** The one row, kept from changing until the transaction ends. */
export const lockSettings = async (tx: Db): Promise<SettingsRow> => {
  const [row] = await tx.select().from(settings).for('update');
  if (!row) throw new Error('there are no settings');
  return row;
};

export type SettingsChanges = Partial<Omit<SettingsRow, 'id' | 'version'>>;

export const updateSettings = async (tx: Db, changes: SettingsChanges): Promise<void> => {
  await tx.update(settings).set({ ...changes, version: sql`${settings.version} + 1` });
};
