import { addDocuments, emptyDocumentFigures } from '@haldi/contract/accounting/document-figures';
import { documentPageSize } from '@haldi/contract/accounting/endpoints';
import { gstr1Tables } from '@haldi/contract/accounting/gstr1/gstr1-tables';
import { summarizeSales } from '@haldi/contract/accounting/sales-summary';
import type { AccountingOverview, ListedDocuments } from '@haldi/contract/accounting/schema';
import { type DocumentKind, documentKinds } from '@haldi/contract/documents/document-content';
import type { DayRange } from '@haldi/contract/kit/dates';
import { chargesTax } from '../documents/service.ts';
import { readPaymentsByMethod } from '../orders/payments/payment-figures-service.ts';
import type { Db } from '../platform/database/database.ts';
import { documentPages } from './document-and-payment-pages.ts';
import { hasDocumentsWithTax, listNewestDocuments } from './store.ts';

/** Otherwise the screens and files have no word of tax. */
export const hasTax = async (db: Db, period: DayRange): Promise<boolean> =>
  (await chargesTax(db)) || hasDocumentsWithTax(db, period);

export const readOverview = async (db: Db, period: DayRange): Promise<AccountingOverview> => {
  let figures = emptyDocumentFigures;
  for await (const { documents, receiptVouchers } of documentPages(db, period)) {
    figures = addDocuments(figures, documents, receiptVouchers, period);
  }
  return {
    documents: documentKinds.flatMap((kind) => figures.kinds.filter((row) => row.kind === kind)),
    sales: summarizeSales(figures),
    payments: await readPaymentsByMethod(db, period),
    gstr1: (await hasTax(db, period)) ? gstr1Tables(figures) : null,
  };
};

type ListQuery = DayRange & {
  kind?: DocumentKind | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
};

export const readDocumentList = async (
  db: Db,
  { kind, cursor, limit = documentPageSize, ...period }: ListQuery,
): Promise<ListedDocuments> => {
  // One extra row shows whether there is a next page.
  const found = await listNewestDocuments(db, period, { kind, before: cursor, limit: limit + 1 });
  const documents = found.slice(0, limit);
  const last = documents.at(-1);
  return { documents, next: last && found.length > limit ? String(last._id) : null };
};
