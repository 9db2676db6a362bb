import { financialYearOf } from '@haldi/contract/documents/document-number';
import { indiaDay } from '@haldi/contract/kit/dates';
import { drawSequences } from '../../documents/service.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  listOrdersWithRelatedRowsById,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import {
  type NewDocument,
  readIssuer,
  toIssued,
  withNumber,
  writeMissingDocuments,
} from './issue-documents.ts';
import { insertDocuments } from './store.ts';

const batchSize = 100;

/** The order as it was after an entry of its history. */
const orderAt = (rows: OrderWithRelatedRows, at: Date): OrderWithRelatedRows => {
  const { order, history, discounts, payments } = rows;
  const reached = history.find(({ createdAt }) => createdAt <= at);
  return {
    ...rows,
    order: { ...order, status: reached?.status ?? order.status },
    discounts: discounts.filter(({ givenAt }) => givenAt <= at),
    payments: payments.filter(({ recordedAt }) => recordedAt <= at),
  };
};

/** Later documents refer to earlier ones by the ids that the database gives them. */
const insertInOrder = async (tx: Db, wanted: readonly NewDocument[]): Promise<void> => {
  const ids: number[] = [];
  let batch: NewDocument[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) ids.push(...(await insertDocuments(tx, batch)));
    batch = [];
  };
  for (const document of wanted) {
    const { refersTo } = document;
    if (batch.length === batchSize || (refersTo !== null && refersTo >= ids.length)) await flush();
    batch.push({ ...document, refersTo: refersTo === null ? null : (ids[refersTo] ?? null) });
  }
  await flush();
};

/** As they would have been issued with every change of the orders, before there were any others. */
export const issueDemoDocuments = async (tx: Db, orderIds: readonly string[]): Promise<void> => {
  const orders = await listOrdersWithRelatedRowsById(tx, orderIds);
  const changes = orders
    .flatMap((rows) => rows.history.map(({ createdAt }) => ({ rows, at: createdAt })))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const issuer = await readIssuer(tx, '');
  const documents: NewDocument[] = [];
  const countOf = (year: number, wanted: string) =>
    documents.filter(({ financialYear, kind }) => financialYear === year && kind === wanted).length;
  for (const { rows, at } of changes) {
    const day = indiaDay(at);
    const issued = documents.flatMap((document, id) =>
      document.orderId === rows.order.id ? [toIssued({ ...document, id })] : [],
    );
    for (const written of writeMissingDocuments(orderAt(rows, at), issued, { ...issuer, day })) {
      const sequence = 1 + countOf(financialYearOf(day), written.content.kind);
      documents.push(withNumber(written, sequence, issuer, at));
    }
  }
  await insertInOrder(tx, documents);
  for (const [year, ofYear] of Map.groupBy(documents, ({ financialYear }) => financialYear)) {
    await drawSequences(
      tx,
      issuer.settings,
      year,
      ofYear.map(({ kind }) => kind),
    );
  }
};
