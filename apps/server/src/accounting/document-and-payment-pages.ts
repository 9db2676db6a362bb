import type { AccountingDocument } from '@haldi/contract/accounting/accounting-document';
import type { ReceiptVouchers } from '@haldi/contract/accounting/gstr1/advance-rows';
import type { PaymentRow } from '@haldi/contract/accounting/payment-row';
import type { DayRange } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database/database.ts';
import {
  listIssuedDocuments,
  listLinesOfDocuments,
  listPayments,
  listReleasedAdvances,
  type PaymentDayKind,
} from './store.ts';

/** A year has thousands of documents, so they are never all in memory. */
const pageSize = 200;

async function* pagesById<Row>(
  idOf: (row: Row) => number,
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < pageSize) return;
    after = idOf(last);
  }
}

const readReceiptVouchers = async (
  db: Db,
  documents: readonly AccountingDocument[],
): Promise<ReceiptVouchers> => {
  const references = documents.flatMap(({ advances }) => advances);
  if (references.length === 0) return new Map();
  const found = await listLinesOfDocuments(db, references);
  return new Map(found.map(({ number, lines }) => [number, lines]));
};

const addReleasedAdvances = async (
  db: Db,
  documents: readonly AccountingDocument[],
): Promise<AccountingDocument[]> => {
  const creditNotes = documents.filter(({ kind }) => kind === 'credit_note');
  const released = new Map(
    creditNotes.length === 0
      ? []
      : (
          await listReleasedAdvances(
            db,
            creditNotes.map(({ _id }) => _id),
          )
        ).map(({ id, advances }) => [id, advances]),
  );
  return documents.map((document) => ({
    ...document,
    advances: released.get(document._id) ?? document.advances,
  }));
};

export type DocumentPage = { documents: AccountingDocument[]; receiptVouchers: ReceiptVouchers };

/** With the receipt vouchers whose advances the documents use. */
export async function* documentPages(db: Db, period: DayRange): AsyncGenerator<DocumentPage> {
  const pages = pagesById<AccountingDocument>(
    ({ _id }) => _id,
    (after) => listIssuedDocuments(db, period, after, pageSize),
  );
  for await (const page of pages) {
    const documents = await addReleasedAdvances(db, page);
    yield { documents, receiptVouchers: await readReceiptVouchers(db, documents) };
  }
}

export const paymentPages = (
  db: Db,
  period: DayRange,
  kindOfDay: PaymentDayKind,
): AsyncGenerator<PaymentRow[]> =>
  pagesById<PaymentRow>(
    ({ id }) => id,
    (after) => listPayments(db, period, kindOfDay, after, pageSize),
  );
