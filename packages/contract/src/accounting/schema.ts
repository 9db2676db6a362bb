import * as z from 'zod/mini';
import { DocumentContent, DocumentKind, OrderDocument } from '../documents/document-content.ts';
import { PaymentFiguresByMethod } from '../orders/payments/payment-figures.ts';
import { Gstr1 } from './gstr1/gstr1-tables.ts';
import { SalesSummary } from './sales-summary.ts';

export const AccountingOverview = z.strictObject({
  /** In the order of `documentKinds`; only kinds that were issued. `amount` in paise. */
  documents: z.array(z.strictObject({ kind: DocumentKind, count: z.int(), amount: z.int() })),
  sales: SalesSummary,
  payments: z.array(PaymentFiguresByMethod),
  /** Null: the salon does not charge GST, and did not in the period. Then no tax is shown. */
  gstr1: z.nullable(Gstr1),
});
export type AccountingOverview = z.infer<typeof AccountingOverview>;

export const ListedDocument = z.extend(OrderDocument, {
  orderId: DocumentContent.shape.orderId,
  customer: z.string(),
  /** Null: not a business customer. */
  gstin: z.nullable(z.string()),
  taxable: DocumentContent.shape.totals.shape.taxable,
  cgst: DocumentContent.shape.totals.shape.cgst,
  sgst: DocumentContent.shape.totals.shape.sgst,
  /** The number of the document that this one reduces. */
  refersTo: z.nullable(z.string()),
});
export type ListedDocument = z.infer<typeof ListedDocument>;

export const ListedDocuments = z.strictObject({
  /** Newest first. */
  documents: z.array(ListedDocument),
  /** The cursor of the next page, or null. */
  next: z.nullable(z.string()),
});
export type ListedDocuments = z.infer<typeof ListedDocuments>;
