import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { passwordLinks } from '../tables.ts';

export type PasswordLinkRow = typeof passwordLinks.$inferSelect;

export const insertLink = async (db: Db, row: PasswordLinkRow): Promise<void> => {
  await db.insert(passwordLinks).values(row);
};

/** Uses a link up. Of two who try at once, one gets it. */
export const takeLink = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<PasswordLinkRow | undefined> => {
  const [row] = await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now)))
    .returning();
  return row;
};

export const findLink = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<PasswordLinkRow | undefined> => {
  const [row] = await db
    .select()
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, now)));
  return row;
};

export const listLinksOf = (db: Db, userId: string): Promise<PasswordLinkRow[]> =>
  db
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.userId, userId))
    .orderBy(desc(passwordLinks.createdAt));

export const deleteLinksOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
};

export const deleteMailedLinksOf = async (db: Db, userId: string): Promise<void> => {
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.byMail, true)));
};

export const deleteExpiredLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
};
