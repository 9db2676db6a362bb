import { paperSizes } from '@haldi/contract/documents/document-names';
import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { documents } from '../tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Rendered once and append-only, so that a later release does not change an issued document. */
export const documentPdfs = pgTable(
  'document_pdfs',
  {
    documentId: bigint('document_id', { mode: 'number' })
      .notNull()
      .references(() => documents.id),
    paper: text({ enum: paperSizes }).notNull(),
    bytes: bytes().notNull(),
    renderedAt: timestamp('rendered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.paper] })],
);
