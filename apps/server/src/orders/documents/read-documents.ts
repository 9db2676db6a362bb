import type { DocumentContent, OrderDocument } from '@haldi/contract/documents/document-content';
import type { Db } from '../../platform/database/database.ts';
import * as errors from '../errors.ts';
import { findDocument, listDocuments } from './store.ts';

export const readOrderDocuments = (db: Db, orderId: string): Promise<OrderDocument[]> =>
  listDocuments(db, orderId);

/** Without the order: any document, for staff. */
export const readDocumentContent = async (
  db: Db,
  id: number,
  orderId?: string,
): Promise<DocumentContent> => {
  const found = await findDocument(db, id, orderId);
  if (!found) throw errors.notFoundError();
  return found.content;
};
