import { type PaymentRow, signedAmount } from '../payment-row.ts';
import type { TallyLedgers } from './tally-ledgers.ts';
import type { TallyVoucher } from './tally-voucher.ts';

/** Beauticians keep tips in cash, so they are not in the books of the salon. */
const isInBooks = ({ kind, corrects, method }: PaymentRow): boolean =>
  (corrects ?? kind) !== 'tip' || method !== 'cash';

/**
 * Money received is a receipt, money returned and a corrected receipt are payments. They have the day
 * of the recording, so a period that has ended does not change.
 */
export const paymentVouchers = (row: PaymentRow, ledgers: TallyLedgers): TallyVoucher[] => {
  if (!isInBooks(row)) return [];
  const { id, kind, corrects, method, recordedOn, orderId, customer, reference, reason } = row;
  const amount = signedAmount(row);
  const isTip = (corrects ?? kind) === 'tip';
  const party = isTip ? ledgers.tips : ledgers.customers;
  return [
    {
      ...{ guid: `haldi-payment-${id}`, type: amount > 0 ? 'Receipt' : 'Payment' },
      ...{ day: recordedOn, number: `P-${id}`, reference },
      party: { ledger: party, name: customer, gstin: '', state: '' },
      narration: [
        `Order #${orderId}`,
        isTip ? 'Tip' : '',
        row.reverses === null ? '' : `Correction of P-${row.reverses}`,
        reason,
      ]
        .filter(Boolean)
        .join(', '),
      entries: [
        { ledger: ledgers[method], amount },
        { ledger: party, amount: -amount },
      ],
    },
  ];
};
