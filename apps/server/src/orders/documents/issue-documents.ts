import type { DocumentContent } from '@haldi/contract/documents/document-content';
import { financialYearOf, formatDocumentNumber } from '@haldi/contract/documents/document-number';
import { indiaDay } from '@haldi/contract/kit/dates';
import {
  type DocumentToIssue,
  documentsToIssue,
} from '@haldi/contract/orders/documents/documents-to-issue';
import { type Issuer, writeDocument } from '@haldi/contract/orders/documents/write-document';
import { isCompleted } from '@haldi/contract/orders/status';
import { drawSequences, holdDocumentSettings } from '../../documents/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { readSalonSettings } from '../../settings/service.ts';
import type { Outcome } from '../commands/command-decision-types.ts';
import { statusOf } from '../commands/values-from-order-row.ts';
import type { OrderRow } from '../tables.ts';
import { toPrintedOrder } from './printed-order.ts';
import { type DocumentRow, insertDocuments, listDocumentRows } from './store.ts';

type Billed = Parameters<typeof toPrintedOrder>[0];

/** Without payments, only a completed visit has documents. */
const mayHaveDocuments = ({ order, payments }: Billed): boolean =>
  payments.length > 0 || isCompleted(statusOf(order));

/** Other commands take no further statement. */
export const mayChangeDocuments = (before: OrderRow, outcome: Outcome, after: Billed): boolean => {
  const { order, lines, fees, ledger } = outcome;
  const { entries, fee, newDiscount, removedDiscount } = ledger ?? {};
  const changes = [order.status, order.total, order.businessCustomer, lines, fees, fee];
  const isMoneyChanged = [...changes, entries, newDiscount, removedDiscount].some(
    (change) => change !== undefined,
  );
  const mayHave = entries !== undefined || isCompleted(statusOf(before)) || mayHaveDocuments(after);
  return isMoneyChanged && mayHave;
};

type Written = {
  orderId: string;
  refersTo: number | null;
  content: Omit<DocumentContent, 'number'>;
};

const toIssued = ({ id, refersTo, content }: DocumentRow) => ({ _id: id, refersTo, content });

type Missing = { rows: Billed; issued: ReturnType<typeof toIssued>[]; wanted: DocumentToIssue[] };

const missingDocuments = (rows: Billed, all: readonly DocumentRow[]): Missing => {
  const issued = all.filter(({ orderId }) => orderId === rows.order.id).map(toIssued);
  return { rows, issued, wanted: documentsToIssue(toPrintedOrder(rows), issued) };
};

const write = ({ rows, issued, wanted }: Missing, issuer: Issuer): Written[] => {
  const order = toPrintedOrder(rows);
  return wanted.map((one) => ({
    orderId: rows.order.id,
    refersTo: 'of' in one ? one.of._id : null,
    content: writeDocument(one, order, issued, issuer),
  }));
};

/** What `documentsToIssue` finds missing. The orders must be locked, and everything else saved. */
export const issueDocuments = async (
  tx: Db,
  orders: readonly Billed[],
  now: Date,
): Promise<void> => {
  if (orders.length === 0) return;
  const all = await listDocumentRows(
    tx,
    orders.map(({ order }) => order.id),
  );
  const missing = orders.map((rows) => missingDocuments(rows, all));
  if (missing.every(({ wanted }) => wanted.length === 0)) return;
  const settings = await holdDocumentSettings(tx);
  const { businessName: name, address, phone, email } = await readSalonSettings(tx);
  const day = indiaDay(now);
  const issuer = { settings, salon: { name, address, phone, email }, day };
  const written = missing.flatMap((one) => write(one, issuer));
  const year = financialYearOf(day);
  // Last, because all orders of the salon wait for the counters until the end of the transaction.
  const kinds = written.map(({ content }) => content.kind);
  const nextSequence = await drawSequences(tx, settings, year, kinds);
  const rows = written.map(({ orderId, refersTo, content }) => {
    const { kind, subject, issuedOn, totals } = content;
    const sequence = nextSequence(kind);
    const number = formatDocumentNumber(settings, { kind, year, sequence });
    const row = { orderId, kind, subject, financialYear: year, sequence, number, issuedOn };
    return {
      ...row,
      ...{ issuedAt: now, amount: totals.amount, refersTo, content: { ...content, number } },
    };
  });
  await insertDocuments(tx, rows);
};
