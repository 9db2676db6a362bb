import type { DocumentLine } from '../../documents/document-content.ts';
import type { AccountingDocument } from '../accounting-document.ts';
import { type RateSum, shareOfVoucher, sumLinesByRate } from '../share-of-receipt-voucher.ts';
import { negateTaxSum } from '../tax-sum.ts';

/** By number, of all that the documents name in `advances`. */
export type ReceiptVouchers = ReadonlyMap<string, readonly DocumentLine[]>;

/** 11A: advances received and not used in the period. 11B: earlier ones that are used in it. */
export type AdvanceRow = RateSum & { table: 'received' | 'adjusted' };

const toRows = (
  table: AdvanceRow['table'],
  sums: readonly RateSum[],
  sign: 1 | -1 = 1,
): AdvanceRow[] =>
  sums.map((sum) => ({ table, rate: sum.rate, ...(sign === 1 ? sum : negateTaxSum(sum)) }));

const usedShares = ({ advances }: AccountingDocument, vouchers: ReceiptVouchers) =>
  advances.map(({ number, issuedOn, amount }) => {
    const lines = vouchers.get(number);
    if (!lines) throw new Error(`receipt voucher ${number} is missing`);
    return { issuedOn, shares: shareOfVoucher(lines, amount) };
  });

/** What a document changes in tables 11A and 11B of the period that begins on a day. */
export const advanceRows = (
  document: AccountingDocument,
  vouchers: ReceiptVouchers,
  firstDay: string,
): AdvanceRow[] => {
  const { kind, lines, refersTo } = document;
  const isOfPeriod = (day: string): boolean => day >= firstDay;
  if (kind === 'receipt_voucher') return toRows('received', sumLinesByRate(lines));
  const isReferenceOfPeriod = refersTo !== null && isOfPeriod(refersTo.issuedOn);
  if (kind === 'refund_voucher') {
    return isReferenceOfPeriod
      ? toRows('received', sumLinesByRate(lines), -1)
      : toRows('adjusted', sumLinesByRate(lines));
  }
  return usedShares(document, vouchers).flatMap(({ issuedOn, shares }) => {
    if (kind !== 'credit_note') {
      return isOfPeriod(issuedOn) ? toRows('received', shares, -1) : toRows('adjusted', shares);
    }
    // The advance is open again. If it was used before the period, it counts like a new one.
    return isOfPeriod(issuedOn) || !isReferenceOfPeriod
      ? toRows('received', shares)
      : toRows('adjusted', shares, -1);
  });
};
