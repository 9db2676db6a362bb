import type { DocumentContent, DocumentLine } from './document-content.ts';

type Split = Pick<DocumentLine, 'taxable' | 'cgst' | 'sgst'>;

/** Half of the tax that an amount includes, in paise. `rate` in hundredths of a percent. */
export const includedHalfTax = (amount: number, rate: number): number =>
  Math.round((amount * rate) / 2 / (10_000 + rate));

export const splitOf = (amount: number, halfTax: number): Split => ({
  taxable: amount - 2 * halfTax,
  cgst: halfTax,
  sgst: halfTax,
});

/** Prices include tax. Not every amount has an exact split; the taxable value takes the rest. */
export const splitTax = (amount: number, rate: number): Split =>
  splitOf(amount, includedHalfTax(amount, rate));

const sumOf = (lines: readonly DocumentLine[], fieldOf: (line: DocumentLine) => number): number =>
  lines.reduce((sum, line) => sum + fieldOf(line), 0);

export const totalsOf = (lines: readonly DocumentLine[]): DocumentContent['totals'] => ({
  gross: sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity),
  discount: sumOf(lines, ({ discount }) => discount),
  amount: sumOf(lines, ({ amount }) => amount),
  taxable: sumOf(lines, ({ taxable }) => taxable),
  cgst: sumOf(lines, ({ cgst }) => cgst),
  sgst: sumOf(lines, ({ sgst }) => sgst),
});
