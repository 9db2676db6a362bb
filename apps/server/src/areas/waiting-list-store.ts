import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { waitingListEntries } from './tables.ts';

export type WaitingListRow = typeof waitingListEntries.$inferSelect;

export const upsertWaitingListEntry = async (db: Db, row: WaitingListRow): Promise<void> => {
  await db
    .insert(waitingListEntries)
    .values(row)
    .onConflictDoUpdate({
      target: [waitingListEntries.pincode, waitingListEntries.mobileNumber],
      set: { createdAt: row.createdAt },
    });
};

export const listWaitingListEntries = (db: Db, limit: number): Promise<WaitingListRow[]> =>
  db
    .select()
    .from(waitingListEntries)
    .orderBy(
      desc(waitingListEntries.createdAt),
      waitingListEntries.pincode,
      waitingListEntries.mobileNumber,
    )
    .limit(limit);

export const listWaitingListEntriesByMobile = (
  db: Db,
  mobileNumber: string,
): Promise<WaitingListRow[]> =>
  db
    .select()
    .from(waitingListEntries)
    .where(eq(waitingListEntries.mobileNumber, mobileNumber))
    .orderBy(waitingListEntries.pincode);

export const deleteWaitingListEntriesByMobile = async (
  db: Db,
  mobileNumber: string,
): Promise<void> => {
  await db.delete(waitingListEntries).where(eq(waitingListEntries.mobileNumber, mobileNumber));
};

export const deleteWaitingListEntriesByPincode = async (db: Db, pincode: string): Promise<void> => {
  await db.delete(waitingListEntries).where(eq(waitingListEntries.pincode, pincode));
};

export const deleteWaitingListEntriesBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(waitingListEntries).where(lt(waitingListEntries.createdAt, instant));
};
