export type TallyVoucherType = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';

/** In paise: a debit is positive, a credit negative. */
export type TallyEntry = { ledger: string; amount: number };

export type TallyVoucher = {
  /** The same whenever it is exported, so that Tally recognises what was imported before. */
  guid: string;
  type: TallyVoucherType;
  day: string;
  number: string;
  /** The invoice that a credit note reduces. */
  reference: string;
  /** Of the customer; empty if it is not about one. */
  party: { ledger: string; name: string; gstin: string; state: string };
  narration: string;
  /** They add up to 0. */
  entries: TallyEntry[];
};

/** Entries of 0, such as the tax of a salon without a GSTIN, are left out. */
export const withoutZeros = (entries: readonly TallyEntry[]): TallyEntry[] =>
  entries.filter(({ amount }) => amount !== 0);
