import type { DocumentContent } from '@haldi/contract/documents/document-content';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orders } from '../tables.ts';
import { documents } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

const listedColumns = {
  _id: documents.id,
  kind: documents.kind,
  subject: documents.subject,
  number: documents.number,
  issuedOn: documents.issuedOn,
  amount: documents.amount,
};

/** Oldest first, without their content. */
export const listDocuments = (db: Db, orderId: string) =>
  db
    .select(listedColumns)
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.id));

/** Oldest first. */
export const listDocumentRows = (db: Db, orderIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.id));

/** The next orders by id. */
export const listOrderIds = async (
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(after === undefined ? undefined : gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Returns their ids, in the same order. */
export const insertDocuments = async (
  tx: Db,
  rows: readonly (typeof documents.$inferInsert)[],
): Promise<number[]> => {
  const inserted = await tx
    .insert(documents)
    .values([...rows])
    .returning({ id: documents.id });
  return inserted.map(({ id }) => id);
};

/** Oldest first. */
export const listDocumentsOfCustomer = async (
  db: Db,
  userId: string,
): Promise<DocumentContent[]> => {
  const rows = await db
    .select({ content: documents.content })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(documents.id));
  return rows.map(({ content }) => content);
};

export const findDocument = async (
  db: Db,
  id: number,
  orderId?: string,
): Promise<DocumentRow | undefined> => {
  const isOfOrder = orderId === undefined ? undefined : eq(documents.orderId, orderId);
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isOfOrder));
  return row;
};
