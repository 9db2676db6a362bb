import type { DocumentContent } from '@haldi/contract/documents/document-content';
import { financialYearOf, formatDocumentNumber } from '@haldi/contract/documents/document-number';
import { indiaDay } from '@haldi/contract/kit/dates';
import {
  documentsToIssue,
  type IssuedDocument,
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

export const toIssued = ({
  id,
  refersTo,
  content,
}: Pick<DocumentRow, 'id' | 'refersTo' | 'content'>): IssuedDocument => ({
  _id: id,
  refersTo,
  content,
});

export type NewDocument = Omit<DocumentRow, 'id'>;
type WithoutNumber = Pick<DocumentRow, 'orderId' | 'refersTo'> & {
  content: Omit<DocumentContent, 'number'>;
};

export const writeMissingDocuments = (
  rows: Billed,
  issued: readonly IssuedDocument[],
  issuer: Issuer,
): WithoutNumber[] => {
  const order = toPrintedOrder(rows);
  return documentsToIssue(order, issued).map((wanted) => ({
    orderId: rows.order.id,
    refersTo: 'of' in wanted ? wanted.of._id : null,
    content: writeDocument(wanted, order, issued, issuer),
  }));
};

export const withNumber = (
  { orderId, refersTo, content }: WithoutNumber,
  sequence: number,
  { settings }: Pick<Issuer, 'settings'>,
  issuedAt: Date,
): NewDocument => {
  const { kind, subject, issuedOn, totals } = content;
  const year = financialYearOf(issuedOn);
  const number = formatDocumentNumber(settings, { kind, year, sequence });
  return {
    ...{ orderId, kind, subject, financialYear: year, sequence, number, issuedOn, issuedAt },
    ...{ amount: totals.amount, refersTo, content: { ...content, number } },
  };
};

/** The settings cannot change until the end of the transaction. */
export const readIssuer = async (tx: Db, day: string): Promise<Issuer> => {
  const settings = await holdDocumentSettings(tx);
  const { businessName: name, address, phone, email } = await readSalonSettings(tx);
  return { settings, salon: { name, address, phone, email }, day };
};

/** What `documentsToIssue` finds missing. The orders must be locked, and everything else saved. */
export const issueDocuments = async (
  tx: Db,
  orders: readonly Billed[],
  now: Date,
): Promise<void> => {
  if (orders.length === 0) return;
  const ids = orders.map(({ order }) => order.id);
  const byOrder = Map.groupBy(await listDocumentRows(tx, ids), ({ orderId }) => orderId);
  const issuedFor = ({ order }: Billed) => (byOrder.get(order.id) ?? []).map(toIssued);
  const isMissing = (rows: Billed) =>
    documentsToIssue(toPrintedOrder(rows), issuedFor(rows)).length > 0;
  if (!orders.some(isMissing)) return;
  const day = indiaDay(now);
  const issuer = await readIssuer(tx, day);
  const written = orders.flatMap((rows) => writeMissingDocuments(rows, issuedFor(rows), issuer));
  // Last, because all orders of the salon wait for the counters until the end of the transaction.
  const kinds = written.map(({ content }) => content.kind);
  const nextSequence = await drawSequences(tx, issuer.settings, financialYearOf(day), kinds);
  await insertDocuments(
    tx,
    written.map((one) => withNumber(one, nextSequence(one.content.kind), issuer, now)),
  );
};
