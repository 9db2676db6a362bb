import type { PaperSize } from '@haldi/contract/documents/document-names';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { documents } from '../tables.ts';
import { documentPdfs } from './tables.ts';

export const findPdf = async (
  db: Db,
  documentId: number,
  paper: PaperSize,
): Promise<Buffer | undefined> => {
  const [row] = await db
    .select({ bytes: documentPdfs.bytes })
    .from(documentPdfs)
    .where(and(eq(documentPdfs.documentId, documentId), eq(documentPdfs.paper, paper)));
  return row?.bytes;
};

/** If another instance was first, its bytes stay. */
export const insertPdf = async (
  db: Db,
  pdf: Omit<typeof documentPdfs.$inferInsert, 'renderedAt'>,
  renderedAt: Date,
): Promise<void> => {
  await db
    .insert(documentPdfs)
    .values({ ...pdf, renderedAt })
    .onConflictDoNothing();
};

/** The newest first, so that one that cannot be rendered does not hold up the others. */
export const listDocumentsWithoutPdf = (
  db: Db,
  { paper, issuedAfter, limit }: { paper: PaperSize; issuedAfter: Date; limit: number },
) =>
  db
    .select({ id: documents.id, content: documents.content })
    .from(documents)
    .leftJoin(
      documentPdfs,
      and(eq(documentPdfs.documentId, documents.id), eq(documentPdfs.paper, paper)),
    )
    .where(and(isNull(documentPdfs.documentId), gt(documents.issuedAt, issuedAfter)))
    .orderBy(desc(documents.id))
    .limit(limit);
