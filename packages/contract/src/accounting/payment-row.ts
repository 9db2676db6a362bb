import type { LedgerKind } from '../orders/payments/ledger.ts';
import type { PaymentMethod } from '../payment-settings/payment-methods.ts';

/** An entry of the ledger, as it is exported. */
export type PaymentRow = {
  id: number;
  kind: LedgerKind;
  /** What a reversal removes; null for other entries. */
  corrects: Exclude<LedgerKind, 'reversal'> | null;
  reverses: number | null;
  method: PaymentMethod;
  /** In paise. */
  amount: number;
  /** On which the money was taken; a reversal has that of its entry. */
  day: string;
  /** Of the recording, in India. */
  recordedOn: string;
  orderId: number;
  customer: string;
  /** Null: taken at the desk. */
  beautician: string | null;
  /** Null: the account was deleted. */
  takenBy: string | null;
  reference: string;
  reason: string;
};

/** What the salon has more after it. */
export const signedAmount = ({
  kind,
  corrects,
  amount,
}: Pick<PaymentRow, 'kind' | 'corrects' | 'amount'>): number => {
  const isReceived = kind === 'reversal' ? corrects === 'refund' : kind !== 'refund';
  return isReceived ? amount : -amount;
};
