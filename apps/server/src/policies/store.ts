import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { policyEdits, policyPublications, policyTexts } from './tables.ts';

export type EditRow = typeof policyEdits.$inferSelect;
export type Publication = typeof policyPublications.$inferSelect & { text: string };

const editsAndTexts = createPreparedStatement((db) =>
  unionAll(
    db
      .select({
        kind: policyEdits.kind,
        text: policyEdits.text,
        hash: sql<string | null>`null::text`.as('hash'),
        number: sql<number>`0`.as('number'),
        at: policyEdits.updatedAt,
      })
      .from(policyEdits),
    db
      .selectDistinctOn([policyPublications.kind], {
        kind: policyPublications.kind,
        text: policyTexts.text,
        hash: sql<string | null>`${policyPublications.hash}`.as('hash'),
        number: sql<number>`${policyPublications.number}`.as('number'),
        at: policyPublications.since,
      })
      .from(policyPublications)
      .innerJoin(policyTexts, eq(policyTexts.hash, policyPublications.hash))
      .orderBy(policyPublications.kind, desc(policyPublications.number)),
  ).prepare('policies'),
);

export const listPolicyEditsAndTexts = (db: Db) => editsAndTexts(db).execute();
export type EditsAndTexts = Awaited<ReturnType<typeof listPolicyEditsAndTexts>>;

/** Ignores an identical publication by a concurrent request. */
export const insertPublication = async (
  db: Db,
  { text, ...publication }: Publication,
): Promise<void> => {
  const { kind, hash } = publication;
  await db.insert(policyTexts).values({ kind, hash, text }).onConflictDoNothing();
  await db.insert(policyPublications).values(publication).onConflictDoNothing();
};

const { kind, number, hash, since } = policyPublications;

/** Newest first. */
const publications = (db: Db, where: SQL | undefined) =>
  db
    .select({ kind, number, hash, since, text: policyTexts.text })
    .from(policyPublications)
    .innerJoin(policyTexts, eq(policyTexts.hash, hash))
    .where(where)
    .orderBy(kind, desc(number));

export const findPublication = async (
  db: Db,
  ofKind: PolicyKind,
  ofHash: string,
): Promise<Publication | undefined> => {
  const [row] = await publications(db, and(eq(kind, ofKind), eq(hash, ofHash))).limit(1);
  return row;
};

export const findPublicationAt = async (
  db: Db,
  ofKind: PolicyKind,
  at: Date,
): Promise<Publication | undefined> => {
  const [row] = await publications(db, and(eq(kind, ofKind), lte(since, at))).limit(1);
  return row;
};

export const listPublications = (
  db: Db,
  ofKind: PolicyKind,
  most: number,
): Promise<Publication[]> => publications(db, eq(kind, ofKind)).limit(most);

export const listPublicationsOf = (db: Db, hashes: readonly string[]): Promise<Publication[]> =>
  publications(db, inArray(hash, [...hashes]));
