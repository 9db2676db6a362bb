import * as z from 'zod/mini';
import type { DocumentFigures } from './document-figures.ts';
import { addTaxSums, negateTaxSum, sumTax, TaxSum } from './tax-sum.ts';

/** Credit notes are shown apart from what they reduce. */
export const SalesSum = z.strictObject({ billed: TaxSum, credited: TaxSum });
export type SalesSum = z.infer<typeof SalesSum>;

export const netOf = ({ billed, credited }: SalesSum): TaxSum =>
  addTaxSums(billed, negateTaxSum(credited));

export const SalesSummary = z.strictObject({
  total: SalesSum,
  byRate: z.array(z.extend(SalesSum, { rate: z.int() })),
  /** Null: billed while the salon was not registered. */
  bySac: z.array(z.extend(SalesSum, { sac: z.nullable(z.string()) })),
});
export type SalesSummary = z.infer<typeof SalesSummary>;

type Sales = DocumentFigures['sales'];

const salesSum = (sales: Sales): SalesSum => ({
  billed: sumTax(sales.filter((row) => !row.isCredit)),
  credited: sumTax(sales.filter((row) => row.isCredit)),
});

export const summarizeSales = ({ sales }: Pick<DocumentFigures, 'sales'>): SalesSummary => ({
  total: salesSum(sales),
  byRate: [...Map.groupBy(sales, ({ rate }) => rate)]
    .map(([rate, rows]) => ({ rate, ...salesSum(rows) }))
    .sort((a, b) => a.rate - b.rate),
  bySac: [...Map.groupBy(sales, ({ sac }) => sac)]
    .map(([sac, rows]) => ({ sac, ...salesSum(rows) }))
    .sort((a, b) => ((a.sac ?? '') < (b.sac ?? '') ? -1 : 1)),
});
