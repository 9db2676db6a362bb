import type {
  AccountingSettingsUpdate,
  CurrentAccountingSettings,
  StaffAccountingSettings,
} from '@haldi/contract/accounting/tally/tally-ledgers';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import { chargesTax } from '../documents/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import type { ProofOfIdentity } from '../platform/http/proof-of-identity.ts';
import { readAccountingSettingsRow, updateAccountingSettings } from './settings-store.ts';

export type AccountingContext = Pick<AppContext, 'db' | 'clock'> & { accounts: ProofOfIdentity };

export const readStaffAccountingSettings = async (
  { db, accounts }: AccountingContext,
  userId: string,
): Promise<StaffAccountingSettings> => {
  const { id: _, version, ...settings } = await readAccountingSettingsRow(db);
  return {
    ...{ settings, version },
    hasTax: await chargesTax(db),
    hasPassword: await accounts.hasPassword(db, userId),
  };
};

export const saveAccountingSettings = async (
  accounting: AccountingContext,
  by: Identity,
  { version, ...after }: AccountingSettingsUpdate,
): Promise<StaffAccountingSettings> => {
  const { db, clock } = accounting;
  await db.transaction(async (tx) => {
    const row = await readAccountingSettingsRow(tx, { isLocked: true });
    if (row.version !== version) {
      const standing = await readStaffAccountingSettings({ ...accounting, db: tx }, by.userId);
      const details: CurrentAccountingSettings = { standing };
      const message = 'The ledger names were changed while you were editing.';
      throw new AppError('SETTINGS_CHANGED', message, { details });
    }
    const changes = auditChangesBetween(
      toAuditFields(row.tallyLedgers),
      toAuditFields(after.tallyLedgers),
    );
    if (changes.length === 0) return;
    await updateAccountingSettings(tx, after);
    await recordAuditEntry(tx, { by, at: clock(), act: 'accounting-settings-saved', changes });
  });
  return readStaffAccountingSettings(accounting, by.userId);
};

const toAuditFields = (ledgers: AccountingSettingsUpdate['tallyLedgers']) =>
  Object.fromEntries(
    Object.entries(ledgers).map(([key, name]) => [
      `tally${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      name,
    ]),
  );
