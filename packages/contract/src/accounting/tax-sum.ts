import * as z from 'zod/mini';

/** In paise. `amount` includes the tax. Differences can be negative. */
export const TaxSum = z.strictObject({
  amount: z.int(),
  taxable: z.int(),
  cgst: z.int(),
  sgst: z.int(),
});
export type TaxSum = z.infer<typeof TaxSum>;

export const emptyTaxSum: TaxSum = { amount: 0, taxable: 0, cgst: 0, sgst: 0 };

export const addTaxSums = (one: TaxSum, other: TaxSum): TaxSum => ({
  amount: one.amount + other.amount,
  taxable: one.taxable + other.taxable,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
});

export const negateTaxSum = ({ amount, taxable, cgst, sgst }: TaxSum): TaxSum => ({
  // `0 -` because `-0` is not equal to 0 in tests and is written as -0.
  amount: 0 - amount,
  taxable: 0 - taxable,
  cgst: 0 - cgst,
  sgst: 0 - sgst,
});

export const sumTax = (sums: readonly TaxSum[]): TaxSum =>
  sums.reduce<TaxSum>(addTaxSums, emptyTaxSum);

export const isZeroTaxSum = ({ amount, taxable, cgst, sgst }: TaxSum): boolean =>
  [amount, taxable, cgst, sgst].every((part) => part === 0);

/** One sum per key, in the order in which the keys appear. */
export const sumTaxBy = <Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  sumOf: (row: Row) => TaxSum,
): (Key & TaxSum)[] => {
  const sums = new Map<string, Key & TaxSum>();
  for (const row of rows) {
    const key = keyOf(row);
    const text = JSON.stringify(key);
    sums.set(text, { ...key, ...addTaxSums(sums.get(text) ?? emptyTaxSum, sumOf(row)) });
  }
  return [...sums.values()];
};
