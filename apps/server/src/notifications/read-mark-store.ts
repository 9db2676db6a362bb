import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { notificationMarks } from './read-mark-tables.ts';

export const findReadMark = async (db: Db, userId: string): Promise<Date | undefined> => {
  const [row] = await db
    .select({ readUntil: notificationMarks.readUntil })
    .from(notificationMarks)
    .where(eq(notificationMarks.userId, userId));
  return row?.readUntil;
};

/** The mark never moves back: two tabs of one admin may report out of order. */
export const advanceReadMark = async (db: Db, userId: string, readUntil: Date): Promise<void> => {
  await db
    .insert(notificationMarks)
    .values({ userId, readUntil })
    .onConflictDoUpdate({
      target: notificationMarks.userId,
      set: { readUntil: sql`greatest(${notificationMarks.readUntil}, excluded.read_until)` },
    });
};
