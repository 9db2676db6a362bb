import type { DocumentLine } from '../documents/document-content.ts';
import { sumTaxBy, type TaxSum } from './tax-sum.ts';

export type RateSum = TaxSum & { rate: number };

export const sumLinesByRate = (lines: readonly DocumentLine[]): RateSum[] =>
  sumTaxBy(
    lines,
    ({ rate }) => ({ rate }),
    (line) => line,
  );

/**
 * The part of a receipt voucher that is used, with the tax in it. The parts of all lines add up to
 * the amount, and the whole voucher has exactly its own tax.
 */
export const shareOfVoucher = (lines: readonly DocumentLine[], amount: number): RateSum[] => {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  let linesBefore = 0;
  const shares = lines.map((line) => {
    const before = Math.round((linesBefore * amount) / total);
    linesBefore += line.amount;
    const part = Math.round((linesBefore * amount) / total) - before;
    const taxOf = (tax: number): number =>
      line.amount === 0 ? 0 : Math.round((tax * part) / line.amount);
    const [cgst, sgst] = [taxOf(line.cgst), taxOf(line.sgst)];
    return { rate: line.rate, amount: part, cgst, sgst, taxable: part - cgst - sgst };
  });
  return sumTaxBy(
    shares,
    ({ rate }) => ({ rate }),
    (share) => share,
  );
};
