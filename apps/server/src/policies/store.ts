import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { policyEdits, policyPublications, policyTexts } from './tables.ts';

export type EditedPolicyTextRow = typeof policyEdits.$inferSelect;
export type PublishedPolicy = typeof policyPublications.$inferSelect & { text: string };

/** Without the texts of publications: their hashes are enough, and every order reads them. */
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
        text: sql<string>`''`.as('text'),
        hash: sql<string | null>`${policyPublications.hash}`.as('hash'),
        number: sql<number>`${policyPublications.number}`.as('number'),
        at: policyPublications.since,
      })
      .from(policyPublications)
      .orderBy(policyPublications.kind, desc(policyPublications.number)),
  ).prepare('policies'),
);

export const listEditedAndPublishedPolicies = (db: Db) => editsAndTexts(db).execute();
export type EditedAndPublishedPolicies = Awaited<ReturnType<typeof listEditedAndPublishedPolicies>>;

/** Ignores an identical publication by a concurrent request. */
export const insertPublishedPolicy = async (
  db: Db,
  { text, ...publication }: PublishedPolicy,
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

export const findPublishedPolicy = async (
  db: Db,
  ofKind: PolicyKind,
  ofHash: string,
): Promise<PublishedPolicy | undefined> => {
  const [row] = await publications(db, and(eq(kind, ofKind), eq(hash, ofHash))).limit(1);
  return row;
};

export const findPolicyPublishedAt = async (
  db: Db,
  ofKind: PolicyKind,
  at: Date,
): Promise<PublishedPolicy | undefined> => {
  const [row] = await publications(db, and(eq(kind, ofKind), lte(since, at))).limit(1);
  return row;
};

export const listPublishedPolicies = (
  db: Db,
  ofKind: PolicyKind,
  most: number,
): Promise<PublishedPolicy[]> => publications(db, eq(kind, ofKind)).limit(most);

export const listPublishedPoliciesByHash = (
  db: Db,
  hashes: readonly string[],
): Promise<PublishedPolicy[]> => publications(db, inArray(hash, [...hashes]));
