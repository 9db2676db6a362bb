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
