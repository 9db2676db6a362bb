import { allot } from '../documents/allot.ts';
import type { DocumentLine } from '../documents/document-content.ts';
import { splitTax } from '../documents/tax-split.ts';
import { sumTaxBy, type TaxSum } from './tax-sum.ts';

export type RateSum = TaxSum & { rate: number };

export const sumLinesByRate = (lines: readonly DocumentLine[]): RateSum[] =>
  sumTaxBy(
    lines,
    ({ rate }) => ({ rate }),
    (line) => line,
  );

/** The part of a receipt voucher that is used, with the tax in it. */
export const shareOfVoucher = (lines: readonly DocumentLine[], amount: number): RateSum[] => {
  const parts = allot(
    amount,
    lines.map((line) => line.amount),
  );
  return sumTaxBy(
    lines.map(({ rate }, place) => {
      const part = parts[place] ?? 0;
      return { rate, amount: part, ...splitTax(part, rate) };
    }),
    ({ rate }) => ({ rate }),
    (share) => share,
  );
};
