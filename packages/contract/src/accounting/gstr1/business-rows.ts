import * as z from 'zod/mini';
import { DocumentContent } from '../../documents/document-content.ts';
import { Day } from '../../kit/day-schema.ts';
import { type AccountingDocument, isVoucher, reducesOther } from '../accounting-document.ts';
import { sumLinesByRate } from '../share-of-receipt-voucher.ts';
import { TaxSum } from '../tax-sum.ts';

/** One rate of an invoice (table 4A) or a credit note (9B) to a customer with a GSTIN. */
export const BusinessRow = z.extend(TaxSum, {
  gstin: z.string(),
  name: z.string(),
  number: z.string(),
  issuedOn: Day,
  /** Of the whole document, in paise. */
  value: z.int(),
  /** `27-Maharashtra` */
  placeOfSupply: z.string(),
  rate: z.int(),
  /** Of a credit note; null for an invoice. */
  refersTo: DocumentContent.shape.refersTo,
});
export type BusinessRow = z.infer<typeof BusinessRow>;

export const businessRows = (document: AccountingDocument): BusinessRow[] => {
  const { kind, buyer, number, issuedOn, totals, placeOfSupply, lines } = document;
  const { gstin, name } = buyer;
  if (isVoucher(kind) || gstin === null) return [];
  return sumLinesByRate(lines)
    .filter(({ rate }) => rate > 0)
    .map((sum) => ({
      ...{ gstin, name, number, issuedOn, value: totals.amount, ...sum },
      placeOfSupply: placeOfSupply ? `${placeOfSupply.code}-${placeOfSupply.name}` : '',
      refersTo: reducesOther(kind) ? document.refersTo : null,
    }));
};
