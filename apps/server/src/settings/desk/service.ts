import { isDeepStrictEqual } from 'node:util';
import { indiaDay } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type {
  BusinessSettings,
  CurrentSettings,
  SettingsUpdate,
  StaffSettings,
} from '@haldi/contract/settings/desk/schema';
import { auditChangesBetween, findLastAuditAuthor, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { findSettings, lockSettings, toBusinessSettings, updateSettings } from '../store.ts';

type NewlyClosedDays = {
  from: string;
  weekdays: readonly number[];
  days: readonly string[];
  exceptDays: readonly string[];
};

/** Passed in by the app, because orders depend on settings and not the other way round. */
export type SettingsDependencies = {
  /** Throws unless the admin has confirmed the affected visits. */
  askAboutVisits: (
    tx: Db,
    touched: { closing: NewlyClosedDays; orderIds: readonly string[] },
    acknowledged: string | undefined,
  ) => Promise<void>;
  seatsOfDay: (db: Db, day: string) => Promise<number>;
  /** Blocks bookings until the transaction ends. */
  lockRoster: (tx: Db) => Promise<void>;
  /** Returns the visits that need a change. */
  replanDays: (tx: Db, now: Date) => Promise<string[]>;
};

type SettingsDesk = Pick<AppContext, 'db' | 'live' | 'clock' | 'config'> & {
  visits: SettingsDependencies;
};

export const readStaffSettings = async ({
  db,
  clock,
  config,
  visits,
}: SettingsDesk): Promise<StaffSettings> => {
  const row = await findSettings(db);
  const last = await findLastAuditAuthor(db, 'settings-saved');
  return {
    settings: toBusinessSettings(row),
    version: row.version,
    lastSaved: last ? { by: last.by, at: last.at.toISOString() } : null,
    givenGaMeasurementId: config.gaMeasurementId ?? null,
    seatsToday: await visits.seatsOfDay(db, indiaDay(clock())),
  };
};

const changedMeanwhile = 'The settings were changed while you were editing.';

/** Weekdays by name, to be readable in the audit log. */
const toAuditFields = (settings: BusinessSettings) => ({
  ...settings,
  closedWeekdays: settings.closedWeekdays.map(shortWeekday),
});

const newlyClosedDays = (
  before: BusinessSettings,
  after: BusinessSettings,
  today: string,
): NewlyClosedDays => ({
  from: today,
  weekdays: after.closedWeekdays.filter((day) => !before.closedWeekdays.includes(day)),
  days: after.closedDays,
  exceptDays: before.closedDays,
});

const affectsPlan = (before: BusinessSettings, after: BusinessSettings): boolean =>
  !isDeepStrictEqual(before.closedWeekdays, after.closedWeekdays) ||
  !isDeepStrictEqual(before.closedDays, after.closedDays) ||
  before.travelWithinPincode !== after.travelWithinPincode ||
  before.travelBetweenPincodes !== after.travelBetweenPincodes ||
  before.travelBetweenAreas !== after.travelBetweenAreas;

export const saveSettings = async (
  desk: SettingsDesk,
  by: Identity,
  update: SettingsUpdate,
): Promise<StaffSettings> => {
  const { db, live, clock, visits } = desk;
  const { version, acknowledged, ...after } = update;
  const isSaved = await db.transaction(async (tx) => {
    await visits.lockRoster(tx);
    const row = await lockSettings(tx);
    if (row.version !== version) {
      const details: CurrentSettings = {
        standing: await readStaffSettings({ ...desk, db: tx }),
      };
      throw new AppError('SETTINGS_CHANGED', changedMeanwhile, { details });
    }
    const before = toBusinessSettings(row);
    const changes = auditChangesBetween(toAuditFields(before), toAuditFields(after));
    if (changes.length === 0) return false;
    const at = clock();
    await updateSettings(tx, { ...after, updatedAt: at });
    await recordAuditEntry(tx, { by, at, act: 'settings-saved', changes });
    const orderIds = affectsPlan(before, after) ? await visits.replanDays(tx, at) : [];
    const closing = newlyClosedDays(before, after, indiaDay(at));
    await visits.askAboutVisits(tx, { closing, orderIds }, acknowledged);
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffSettings(desk);
};
