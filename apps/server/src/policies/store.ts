import type { PolicyKind } from '@haldi/contract/policies/kinds';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { preparedStatement } from '../platform/database/prepared-statement.ts';
import { policyEdits, policyTexts } from './tables.ts';

export type EditRow = typeof policyEdits.$inferSelect;
export type TextRow = typeof policyTexts.$inferSelect;

/** What the owner wrote, and which text was published last: of each kind at most one of both. */
const editsAndTexts = preparedStatement((db) =>
  unionAll(
    db
      .select({
        kind: policyEdits.kind,
        text: policyEdits.text,
        hash: sql<string | null>`null::text`.as('hash'),
        at: policyEdits.updatedAt,
      })
      .from(policyEdits),
    db
      .selectDistinctOn([policyTexts.kind], {
        kind: policyTexts.kind,
        text: policyTexts.text,
        hash: sql<string | null>`${policyTexts.hash}`.as('hash'),
        at: policyTexts.since,
      })
      .from(policyTexts)
      .orderBy(policyTexts.kind, desc(policyTexts.since)),
  ).prepare('policies'),
);

export const listEditsAndTexts = (db: Db) => editsAndTexts(db).execute();
export type EditsAndTexts = Awaited<ReturnType<typeof listEditsAndTexts>>;

/** Whoever else writes the same text has the same row. */
export const insertText = async (db: Db, row: TextRow): Promise<void> => {
  await db.insert(policyTexts).values(row).onConflictDoNothing();
};

export const findText = async (
  db: Db,
  kind: PolicyKind,
  hash: string,
): Promise<TextRow | undefined> => {
  const [row] = await db
    .select()
    .from(policyTexts)
    .where(and(eq(policyTexts.kind, kind), eq(policyTexts.hash, hash)));
  return row;
};

export const listTexts = (db: Db, hashes: readonly string[]): Promise<TextRow[]> =>
  db
    .select()
    .from(policyTexts)
    .where(inArray(policyTexts.hash, [...hashes]))
    .orderBy(policyTexts.kind, policyTexts.since);
