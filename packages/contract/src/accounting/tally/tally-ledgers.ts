import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';

const LedgerName = singleLineText({ max: textLimits.name });

/** The names that the ledgers have in Tally. Two can be the same. */
export const TallyLedgers = z.strictObject({
  sales: LedgerName,
  cgst: LedgerName,
  sgst: LedgerName,
  customers: LedgerName,
  advances: LedgerName,
  cash: LedgerName,
  upi: LedgerName,
  card: LedgerName,
  bank: LedgerName,
  other: LedgerName,
  tips: LedgerName,
});
export type TallyLedgers = z.infer<typeof TallyLedgers>;

export const defaultTallyLedgers: TallyLedgers = {
  sales: 'Sales',
  cgst: 'CGST',
  sgst: 'SGST',
  customers: 'Customers',
  advances: 'Advances from customers',
  cash: 'Cash',
  upi: 'Bank',
  card: 'Card payments',
  bank: 'Bank',
  other: 'Other payments',
  tips: 'Tips to pay out',
};

export const AccountingSettings = z.strictObject({ tallyLedgers: TallyLedgers });
export type AccountingSettings = z.infer<typeof AccountingSettings>;

export const StaffAccountingSettings = z.strictObject({
  settings: AccountingSettings,
  version: Version,
  /** The salon charges GST. */
  hasTax: z.boolean(),
  /** Without a password, exports need a recent login instead. */
  hasPassword: z.boolean(),
});
export type StaffAccountingSettings = z.infer<typeof StaffAccountingSettings>;

export const AccountingSettingsUpdate = z.extend(AccountingSettings, { version: Version });
export type AccountingSettingsUpdate = z.infer<typeof AccountingSettingsUpdate>;

/** `details` of SETTINGS_CHANGED. */
export const CurrentAccountingSettings = z.strictObject({ standing: StaffAccountingSettings });
export type CurrentAccountingSettings = z.infer<typeof CurrentAccountingSettings>;
