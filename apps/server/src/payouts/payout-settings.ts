import type {
  CurrentPayoutSettings,
  PayoutSettings,
  PayoutSettingsUpdate,
  StaffPayoutSettings,
} from '@haldi/contract/payouts/share-terms';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import {
  listBeauticians,
  type PayoutSettingsRow,
  readPayoutSettingsRow,
  updatePayoutSettings,
} from './store.ts';

export const toPayoutSettings = ({
  id: _,
  version: __,
  ...settings
}: PayoutSettingsRow): PayoutSettings => settings;

const toStaffSettings = async (db: Db, row: PayoutSettingsRow): Promise<StaffPayoutSettings> => ({
  settings: toPayoutSettings(row),
  version: row.version,
  beauticians: (await listBeauticians(db))
    .filter(({ active }) => active)
    .map(({ id, name }) => ({ id, name })),
});

export const readStaffPayoutSettings = async (db: Db): Promise<StaffPayoutSettings> =>
  toStaffSettings(db, await readPayoutSettingsRow(db));

const percentList = (percents: Record<string, number>): string[] =>
  Object.entries(percents)
    .map(([key, percent]) => `${key}: ${percent}%`)
    .sort();

const toAuditFields = ({
  standardPercent,
  sectionPercents,
  beauticianPercents,
  basis,
  isRepeatPaid,
}: PayoutSettings) => ({
  ...{ standardPercent, basis, isRepeatPaid },
  sectionPercents: percentList(sectionPercents),
  beauticianPercents: percentList(beauticianPercents),
});

export const savePayoutSettings = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  by: Identity,
  { version, ...after }: PayoutSettingsUpdate,
): Promise<StaffPayoutSettings> => {
  await db.transaction(async (tx) => {
    const row = await readPayoutSettingsRow(tx, { isLocked: true });
    if (row.version !== version) {
      const details: CurrentPayoutSettings = { standing: await toStaffSettings(tx, row) };
      const message = 'The payout settings were changed while you were editing.';
      throw new AppError('SETTINGS_CHANGED', message, { details });
    }
    const changes = auditChangesBetween(toAuditFields(toPayoutSettings(row)), toAuditFields(after));
    if (changes.length === 0) return;
    await updatePayoutSettings(tx, after);
    await recordAuditEntry(tx, { by, at: clock(), act: 'payout-settings-saved', changes });
  });
  return readStaffPayoutSettings(db);
};
