import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { BusinessSettings } from '@haldi/contract/settings/desk/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { settings } from './tables.ts';

export type SettingsRow = typeof settings.$inferSelect;

const singleRow = ([row]: SettingsRow[]): SettingsRow => {
  if (!row) throw new Error('the settings row is missing');
  return row;
};

const allSettings = createPreparedStatement((db) => db.select().from(settings).prepare('settings'));

export const findSettings = async (db: Db): Promise<SettingsRow> =>
  singleRow(await allSettings(db).execute());

export const lockSettings = async (tx: Db): Promise<SettingsRow> =>
  singleRow(await tx.select().from(settings).for('update'));

export const toBusinessSettings = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  openedAt: _openedAt,
  starts,
  ...settings
}: SettingsRow): BusinessSettings => ({ ...settings, slots: starts.map(formatTimeOfDay) });

export type SettingsChanges = Partial<
  BusinessSettings & Pick<SettingsRow, 'openedAt' | 'updatedAt'>
>;

const toColumns = ({ slots, ...changes }: SettingsChanges) => ({
  ...changes,
  ...(slots && { starts: slots.map(parseTimeOfDay) }),
});

export const initializeSettingsRow = async (db: Db, values: SettingsChanges): Promise<void> => {
  await db.update(settings).set(toColumns(values)).where(eq(settings.version, 1));
};

export const updateSettings = async (tx: Db, changes: SettingsChanges): Promise<void> => {
  await tx.update(settings).set({ ...toColumns(changes), version: sql`${settings.version} + 1` });
};

/** Does not raise the version, so that open forms can still be saved. */
export const updateSettingsWithoutVersion = async (
  tx: Db,
  changes: SettingsChanges,
): Promise<void> => {
  await tx.update(settings).set(toColumns(changes));
};
