import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { messageOptOuts } from '../tables.ts';

export const isOptedOut = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(messageOptOuts, eq(messageOptOuts.userId, userId))) > 0;

export const optOut = async (tx: Db, userId: string, createdAt: Date): Promise<void> => {
  await tx.insert(messageOptOuts).values({ userId, createdAt }).onConflictDoNothing();
};

export const optIn = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(messageOptOuts).where(eq(messageOptOuts.userId, userId));
};
