import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { emailLinks } from '../tables.ts';

export type EmailLinkRow = typeof emailLinks.$inferSelect;

export const findEmailLinkOfUser = async (
  db: Db,
  userId: string,
): Promise<EmailLinkRow | undefined> => {
  const [row] = await db.select().from(emailLinks).where(eq(emailLinks.userId, userId));
  return row;
};

export const upsertEmailLink = async (db: Db, row: EmailLinkRow): Promise<void> => {
  await db
    .insert(emailLinks)
    .values(row)
    .onConflictDoUpdate({ target: emailLinks.userId, set: row });
};

export const consumeEmailLink = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<EmailLinkRow | undefined> => {
  const [row] = await db
    .delete(emailLinks)
    .where(and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, now)))
    .returning();
  return row;
};

export const deleteExpiredEmailLinks = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, now));
};
