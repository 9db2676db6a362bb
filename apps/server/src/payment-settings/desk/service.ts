import type {
  CurrentPaymentSettings,
  PaymentSettings,
  StaffPaymentSettings,
} from '@haldi/contract/payment-settings/desk/schema';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { ProofOfIdentity } from '../../platform/http/proof-of-identity.ts';
import { toPaymentSettings } from '../service.ts';
import { lockPaymentSettings, readPaymentSettingsRow, updatePaymentSettings } from '../store.ts';

type PaymentSettingsDesk = Pick<AppContext, 'db' | 'live' | 'clock'> & {
  accounts: ProofOfIdentity;
};

export const readStaffPaymentSettings = async (
  { db, accounts }: Pick<PaymentSettingsDesk, 'db' | 'accounts'>,
  userId: string,
): Promise<StaffPaymentSettings> => {
  const row = await readPaymentSettingsRow(db);
  return {
    settings: toPaymentSettings(row),
    version: row.version,
    hasPassword: await accounts.hasPassword(db, userId),
  };
};

const toAuditFields = ({ methods, upi, advance, ...limits }: PaymentSettings) => ({
  methods,
  upiId: upi?.id ?? null,
  payeeName: upi?.name ?? null,
  upiKind: upi?.kind ?? null,
  merchantCode: upi?.merchantCode ?? null,
  ...limits,
  advancePercent: advance?.percent ?? null,
  advanceAmount: advance?.amount ?? null,
  advanceMinimumPrice: advance?.minimumPrice ?? null,
  advanceServices: advance?.services ?? null,
  advanceMinutes: advance?.minutes ?? null,
  advanceKept: advance?.isKept ?? null,
});

export const savePaymentSettings = async (
  desk: PaymentSettingsDesk,
  by: Identity,
  { version, ...after }: PaymentSettings & { version: number },
): Promise<StaffPaymentSettings> => {
  const { db, live, clock, accounts } = desk;
  const isSaved = await db.transaction(async (tx) => {
    const row = await lockPaymentSettings(tx);
    if (row.version !== version) {
      const standing = await readStaffPaymentSettings({ db: tx, accounts }, by.userId);
      const details: CurrentPaymentSettings = { standing };
      const message = 'The payment settings were changed while you were editing.';
      throw new AppError('SETTINGS_CHANGED', message, { details });
    }
    const before = toAuditFields(toPaymentSettings(row));
    const changes = auditChangesBetween(before, toAuditFields(after));
    if (changes.length === 0) return false;
    await updatePaymentSettings(tx, after);
    await recordAuditEntry(tx, { by, at: clock(), act: 'payment-settings-saved', changes });
    return true;
  });
  if (isSaved) live.publish('content-changed');
  return readStaffPaymentSettings(desk, by.userId);
};
