import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { mobileCodes } from '../tables.ts';

export type MobileCodeRow = typeof mobileCodes.$inferSelect;

export const listMobileCodesSince = (
  db: Db,
  { userId, numberHash }: { userId: string; numberHash: string },
  since: Date,
): Promise<MobileCodeRow[]> =>
  db
    .select()
    .from(mobileCodes)
    .where(
      and(
        or(eq(mobileCodes.userId, userId), eq(mobileCodes.numberHash, numberHash)),
        gt(mobileCodes.sentAt, since),
      ),
    )
    .orderBy(desc(mobileCodes.sentAt));

export const listMobileCodesOfUser = (db: Db, userId: string): Promise<MobileCodeRow[]> =>
  db
    .select()
    .from(mobileCodes)
    .where(eq(mobileCodes.userId, userId))
    .orderBy(desc(mobileCodes.sentAt));

export const insertMobileCode = async (
  db: Db,
  row: typeof mobileCodes.$inferInsert,
): Promise<void> => {
  await db.insert(mobileCodes).values(row);
};

export const incrementWrongMobileCodeTries = async (db: Db, id: string): Promise<void> => {
  await db
    .update(mobileCodes)
    .set({ wrongTries: sql`${mobileCodes.wrongTries} + 1` })
    .where(eq(mobileCodes.id, id));
};

/** The row stays, since it counts towards the limits. */
export const expireMobileCode = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(mobileCodes).set({ expiresAt: now }).where(eq(mobileCodes.id, id));
};

export const deleteMobileCodesBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(mobileCodes).where(lt(mobileCodes.sentAt, instant));
};
