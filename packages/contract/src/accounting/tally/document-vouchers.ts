import { type AccountingDocument, isVoucher, reducesOther } from '../accounting-document.ts';
import type { ReceiptVouchers } from '../gstr1/advance-rows.ts';
import { shareOfVoucher } from '../share-of-receipt-voucher.ts';
import { sumTax, type TaxSum } from '../tax-sum.ts';
import type { TallyLedgers } from './tally-ledgers.ts';
import { type TallyVoucher, withoutZeros } from './tally-voucher.ts';

const partyOf = ({ buyer }: AccountingDocument, ledger: string): TallyVoucher['party'] => ({
  ...{ ledger, name: buyer.name, gstin: buyer.gstin ?? '', state: buyer.state },
});

const orderText = ({ orderId }: AccountingDocument): string => `Order #${orderId}`;

const saleVoucher = (document: AccountingDocument, ledgers: TallyLedgers): TallyVoucher => {
  const { _id, kind, number, issuedOn, totals, refersTo } = document;
  const sign = reducesOther(kind) ? -1 : 1;
  return {
    ...{ guid: `haldi-document-${_id}`, type: sign === 1 ? 'Sales' : 'Credit Note' },
    ...{ day: issuedOn, number, reference: refersTo?.number ?? '' },
    party: partyOf(document, ledgers.customers),
    narration: [orderText(document), document.reason].filter(Boolean).join(', '),
    entries: withoutZeros([
      { ledger: ledgers.customers, amount: sign * totals.amount },
      { ledger: ledgers.sales, amount: -sign * totals.taxable },
      { ledger: ledgers.cgst, amount: -sign * totals.cgst },
      { ledger: ledgers.sgst, amount: -sign * totals.sgst },
    ]),
  };
};

/**
 * Moves an advance with its tax from the account of the customers, where the payment is, to that of
 * the advances. `sign` -1 moves it back.
 */
const advanceVoucher = (
  document: AccountingDocument,
  ledgers: TallyLedgers,
  sum: TaxSum,
  { sign, suffix = '' }: { sign: 1 | -1; suffix?: string },
): TallyVoucher => ({
  ...{ guid: `haldi-document-${document._id}${suffix}`, type: 'Journal' },
  ...{ day: document.issuedOn, number: `${document.number}${suffix ? '-A' : ''}` },
  reference: document.refersTo?.number ?? '',
  party: partyOf(document, ledgers.customers),
  narration: [orderText(document), suffix ? `Advance in ${document.number}` : document.reason]
    .filter(Boolean)
    .join(', '),
  entries: withoutZeros([
    { ledger: ledgers.customers, amount: sign * sum.amount },
    { ledger: ledgers.advances, amount: -sign * sum.taxable },
    { ledger: ledgers.cgst, amount: -sign * sum.cgst },
    { ledger: ledgers.sgst, amount: -sign * sum.sgst },
  ]),
});

/** What a document is in Tally: a sale, a credit note or an advance, and the advances it uses. */
export const documentVouchers = (
  document: AccountingDocument,
  receiptVouchers: ReceiptVouchers,
  ledgers: TallyLedgers,
): TallyVoucher[] => {
  const isReduction = reducesOther(document.kind);
  if (isVoucher(document.kind)) {
    return [advanceVoucher(document, ledgers, document.totals, { sign: isReduction ? -1 : 1 })];
  }
  const used = document.advances.flatMap(({ number, amount }) =>
    shareOfVoucher(receiptVouchers.get(number) ?? [], amount),
  );
  const sale = saleVoucher(document, ledgers);
  if (used.length === 0) return [sale];
  const sign = isReduction ? 1 : -1;
  return [sale, advanceVoucher(document, ledgers, sumTax(used), { sign, suffix: '-advance' })];
};
