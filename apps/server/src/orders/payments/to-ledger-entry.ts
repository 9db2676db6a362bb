import type { LedgerEntry, UnverifiedPayment } from '@haldi/contract/orders/payments/ledger';
import type { ledgerEntries, upiReferences } from './tables.ts';

export type LedgerRow = typeof ledgerEntries.$inferSelect;
type ReferenceRow = typeof upiReferences.$inferSelect;

export const toLedgerEntry = ({
  id,
  kind,
  method,
  amount,
  discount,
  takenAt,
}: LedgerRow): LedgerEntry => {
  if (kind === 'reversal') throw new Error('a reversal only removes another entry');
  return { id, kind, method, amount, discount, takenAt: takenAt.toISOString() };
};

export const toUnverifiedPayment = ({
  reference,
  amount,
  createdAt,
}: ReferenceRow): UnverifiedPayment => ({ reference, amount, at: createdAt.toISOString() });
