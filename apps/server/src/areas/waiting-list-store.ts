import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { areaRequests } from './tables.ts';

export type AreaRequestRow = typeof areaRequests.$inferSelect;

export const upsertWaitingListEntry = async (db: Db, row: AreaRequestRow): Promise<void> => {
  await db
    .insert(areaRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [areaRequests.pincode, areaRequests.mobileNumber],
      set: { createdAt: row.createdAt },
    });
};

export const listWaitingListEntries = (db: Db, limit: number): Promise<AreaRequestRow[]> =>
  db
    .select()
    .from(areaRequests)
    .orderBy(desc(areaRequests.createdAt), areaRequests.pincode, areaRequests.mobileNumber)
    .limit(limit);

export const listWaitingListEntriesByMobile = (
  db: Db,
  mobileNumber: string,
): Promise<AreaRequestRow[]> =>
  db
    .select()
    .from(areaRequests)
    .where(eq(areaRequests.mobileNumber, mobileNumber))
    .orderBy(areaRequests.pincode);

export const deleteWaitingListEntriesByMobile = async (
  db: Db,
  mobileNumber: string,
): Promise<void> => {
  await db.delete(areaRequests).where(eq(areaRequests.mobileNumber, mobileNumber));
};

export const deleteWaitingListEntriesByPincode = async (db: Db, pincode: string): Promise<void> => {
  await db.delete(areaRequests).where(eq(areaRequests.pincode, pincode));
};

export const deleteWaitingListEntriesBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(areaRequests).where(lt(areaRequests.createdAt, instant));
};
