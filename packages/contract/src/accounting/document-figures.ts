import type { DocumentKind } from '../documents/document-content.ts';
import type { DayRange } from '../kit/dates.ts';
import { type AccountingDocument, isVoucher, reducesOther } from './accounting-document.ts';
import { type AdvanceRow, advanceRows, type ReceiptVouchers } from './gstr1/advance-rows.ts';
import { type BusinessRow, businessRows } from './gstr1/business-rows.ts';
import { addToNumberRanges, type OpenNumberRange } from './gstr1/number-ranges.ts';
import { sumTaxBy, type TaxSum } from './tax-sum.ts';

export type SalesKey = {
  rate: number;
  sac: string | null;
  isBusiness: boolean;
  isCredit: boolean;
  /** Reported in GSTR-1. */
  isReported: boolean;
};

/** What all tables of a period are made of. Its size does not grow with bills to consumers. */
export type DocumentFigures = {
  kinds: { kind: DocumentKind; count: number; amount: number }[];
  sales: (SalesKey & TaxSum)[];
  business: BusinessRow[];
  advances: AdvanceRow[];
  ranges: OpenNumberRange[];
};

export const emptyDocumentFigures: DocumentFigures = {
  ...{ kinds: [], sales: [], business: [], advances: [], ranges: [] },
};

const addToKinds = (
  kinds: DocumentFigures['kinds'],
  { kind, totals }: AccountingDocument,
): DocumentFigures['kinds'] => {
  const position = kinds.findIndex((row) => row.kind === kind);
  const found = kinds[position];
  if (!found) return [...kinds, { kind, count: 1, amount: totals.amount }];
  const { count, amount } = found;
  return kinds.with(position, { kind, count: count + 1, amount: amount + totals.amount });
};

const salesRows = ({ kind, lines, buyer, seller }: AccountingDocument): DocumentFigures['sales'] =>
  isVoucher(kind)
    ? []
    : lines.map(({ rate, sac, amount, taxable, cgst, sgst }) => ({
        ...{ rate, sac, isBusiness: buyer.gstin !== null, isCredit: reducesOther(kind) },
        isReported: kind === 'tax_invoice' || (kind === 'credit_note' && seller.gstin !== null),
        ...{ amount, taxable, cgst, sgst },
      }));

/** Documents come in the order in which they were issued, page by page. */
export const addDocuments = (
  figures: DocumentFigures,
  documents: readonly AccountingDocument[],
  vouchers: ReceiptVouchers,
  { from }: DayRange,
): DocumentFigures => ({
  kinds: documents.reduce(addToKinds, figures.kinds),
  sales: sumTaxBy(
    [...figures.sales, ...documents.flatMap(salesRows)],
    ({ rate, sac, isBusiness, isCredit, isReported }): SalesKey => ({
      ...{ rate, sac, isBusiness, isCredit, isReported },
    }),
    (row) => row,
  ),
  business: [...figures.business, ...documents.flatMap(businessRows)],
  advances: sumTaxBy(
    [
      ...figures.advances,
      ...documents.flatMap((document) => advanceRows(document, vouchers, from)),
    ],
    ({ table, rate }): Pick<AdvanceRow, 'table' | 'rate'> => ({ table, rate }),
    (row) => row,
  ),
  ranges: documents.reduce(addToNumberRanges, figures.ranges),
});
