import type { DocumentSettings } from '@haldi/contract/documents/desk/schema';
import type { DocumentKind } from '@haldi/contract/documents/document-content';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { documentCounters, documentSettings } from './tables.ts';

export type DocumentSettingsRow = typeof documentSettings.$inferSelect;
export type CounterRow = typeof documentCounters.$inferSelect;

const singleRow = ([row]: DocumentSettingsRow[]): DocumentSettingsRow => {
  if (!row) throw new Error('the row of document settings is missing');
  return row;
};

export const readDocumentSettingsRow = async (db: Db): Promise<DocumentSettingsRow> =>
  singleRow(await db.select().from(documentSettings));

/** `share`: prefixes must not change until the numbers drawn with them are saved. */
export const lockDocumentSettings = async (
  tx: Db,
  strength: 'share' | 'update',
): Promise<DocumentSettingsRow> =>
  singleRow(await tx.select().from(documentSettings).for(strength));

export const updateDocumentSettings = async (tx: Db, changes: DocumentSettings): Promise<void> => {
  await tx
    .update(documentSettings)
    .set({ ...changes, version: sql`${documentSettings.version} + 1` });
};

export const listCounters = (db: Db, year: number): Promise<CounterRow[]> =>
  db.select().from(documentCounters).where(eq(documentCounters.financialYear, year));

export type NumbersToDraw = { kind: DocumentKind; count: number; prefix: string };

/**
 * The last of each kind’s new numbers. The counters stay locked until the end of the transaction,
 * so a rollback leaves no gap. Pass the kinds in one fixed order: all transactions must lock in it.
 */
export const raiseCounters = (
  tx: Db,
  financialYear: number,
  wanted: readonly NumbersToDraw[],
): Promise<Pick<CounterRow, 'kind' | 'last'>[]> =>
  tx
    .insert(documentCounters)
    .values(
      wanted.map(({ kind, count, prefix }) => ({
        ...{ kind, financialYear, last: count, prefixes: [prefix] },
      })),
    )
    .onConflictDoUpdate({
      target: [documentCounters.financialYear, documentCounters.kind],
      set: {
        last: sql`${documentCounters.last} + excluded.last`,
        prefixes: sql`case when ${documentCounters.prefixes} @> excluded.prefixes then ${documentCounters.prefixes} else ${documentCounters.prefixes} || excluded.prefixes end`,
      },
    })
    .returning({ kind: documentCounters.kind, last: documentCounters.last });
