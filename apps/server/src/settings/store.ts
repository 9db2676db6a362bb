import { minuteOf, timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { BusinessSettings } from '@haldi/contract/settings/desk/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { preparedStatement } from '../platform/database/prepared-statement.ts';
import { settings } from './tables.ts';

export type SettingsRow = typeof settings.$inferSelect;

/** The one row, which every database begins with. */
const theOne = ([row]: SettingsRow[]): SettingsRow => {
  if (!row) throw new Error('the settings row is missing');
  return row;
};

const allSettings = preparedStatement((db) => db.select().from(settings).prepare('settings'));

export const readSettings = async (db: Db): Promise<SettingsRow> =>
  theOne(await allSettings(db).execute());

/** Kept from changing until the transaction ends. */
export const lockSettings = async (tx: Db): Promise<SettingsRow> =>
  theOne(await tx.select().from(settings).for('update'));

/** As the owner reads and sets them. */
export const toBusinessSettings = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  openedAt: _openedAt,
  starts,
  ...settings
}: SettingsRow): BusinessSettings => ({ ...settings, slots: starts.map(timeOfDay) });

export type SettingsChanges = Partial<
  BusinessSettings & Pick<SettingsRow, 'openedAt' | 'updatedAt'>
>;

const toColumns = ({ slots, ...changes }: SettingsChanges) => ({
  ...changes,
  ...(slots && { starts: slots.map(minuteOf) }),
});

/** Only while nobody has saved any. */
export const initializeSettingsRow = async (db: Db, values: SettingsChanges): Promise<void> => {
  await db.update(settings).set(toColumns(values)).where(eq(settings.version, 1));
};

export const updateSettings = async (tx: Db, changes: SettingsChanges): Promise<void> => {
  await tx.update(settings).set({ ...toColumns(changes), version: sql`${settings.version} + 1` });
};

/** Not a save: forms that are open go on. */
export const updateSettingsSilently = async (tx: Db, changes: SettingsChanges): Promise<void> => {
  await tx.update(settings).set(toColumns(changes));
};
