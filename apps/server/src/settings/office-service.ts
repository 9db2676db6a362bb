import { indiaDay } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type {
  BusinessSettings,
  OfficeSettings,
  SettingsUpdate,
  StandingSettings,
} from '@haldi/contract/settings/office-schema';
import { changesBetween, lastAct, recordAct } from '../audit/service.ts';
import { seatsOfDay } from '../booking/service.ts';
import { askAboutVisits } from '../orders/visits-service.ts';
import type { Db } from '../platform/database.ts';
import type { Identity } from '../platform/identity.ts';
import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockSettings, readSettings, type SettingsRow, updateSettings } from './store.ts';

/** The settings as the admins deal with them. */

type Office = Pick<Parts, 'db' | 'live' | 'clock' | 'config'>;

const settingsOf = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  ...settings
}: SettingsRow): BusinessSettings => settings;

export const readOfficeSettings = async ({
  db,
  clock,
  config,
}: Office): Promise<OfficeSettings> => {
  const row = await readSettings(db);
  const last = await lastAct(db, 'settings-saved');
  return {
    settings: settingsOf(row),
    version: row.version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
    givenGaMeasurementId: config.gaMeasurementId ?? null,
    seatsToday: await seatsOfDay(db, indiaDay(clock())),
  };
};

const changedMeanwhile = 'Somebody else has saved the settings in the meantime.';

/** Weekdays by name, so that the list of what was done can be read. */
const readable = (settings: BusinessSettings) => ({
  ...settings,
  closedWeekdays: settings.closedWeekdays.map(shortWeekday),
});

/** Days that this closes and that were open: visits may be booked on them. */
const askAboutClosing = (
  tx: Db,
  before: BusinessSettings,
  after: SettingsUpdate,
  today: string,
): Promise<void> =>
  askAboutVisits(
    tx,
    {
      from: today,
      weekdays: after.closedWeekdays.filter((day) => !before.closedWeekdays.includes(day)),
      days: after.closedDays,
      butNot: before.closedDays,
    },
    after.despite,
  );

/** Saves all of them, unless somebody else was quicker; what is not changed is not written down. */
export const saveSettings = async (
  office: Office,
  by: Identity,
  update: SettingsUpdate,
): Promise<OfficeSettings> => {
  const { db, live, clock } = office;
  const { version, despite: _, ...after } = update;
  const isSaved = await db.transaction(async (tx) => {
    const row = await lockSettings(tx);
    if (row.version !== version) {
      const details: StandingSettings = {
        standing: await readOfficeSettings({ ...office, db: tx }),
      };
      throw new Refusal('SETTINGS_CHANGED', changedMeanwhile, { details });
    }
    const before = settingsOf(row);
    const changes = changesBetween(readable(before), readable(after));
    if (changes.length === 0) return false;
    const at = clock();
    await askAboutClosing(tx, before, update, indiaDay(at));
    await updateSettings(tx, { ...after, updatedAt: at });
    await recordAct(tx, { by, at, act: 'settings-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readOfficeSettings(office);
};
