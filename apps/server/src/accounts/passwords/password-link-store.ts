import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { passwordLinks } from '../tables.ts';

export type PasswordLinkRow = typeof passwordLinks.$inferSelect;

export const insertPasswordLink = async (db: Db, row: PasswordLinkRow): Promise<void> => {
  await db.insert(passwordLinks).values(row);
};

export const consumePasswordLink = async (
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

export const findPasswordLink = async (
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

export const listPasswordLinksOfUser = (db: Db, userId: string): Promise<PasswordLinkRow[]> =>
  db
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.userId, userId))
    .orderBy(desc(passwordLinks.createdAt));

export const deletePasswordLinksOfUser = async (db: Db, userId: string): Promise<void> => {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
};

export const deleteEmailedPasswordLinksOfUser = async (db: Db, userId: string): Promise<void> => {
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.byMail, true)));
};

export const deleteExpiredPasswordLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
};
