import type { Db } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { listPaidStatements, readPaidStatement } from './read-payouts.ts';

/** Passed in by the app. Null: the account is not on the roster. */
type ReadBeauticianId = (db: Db, userId: string) => Promise<number | null>;

/** Statements have no data of customers, and stay when a beautician's account is deleted. */
export const payoutPersonalData = (beauticianIdOf: ReadBeauticianId): PersonalData => ({
  tables: [],
  download: async (db, userId) => {
    const beauticianId = await beauticianIdOf(db, userId);
    if (beauticianId === null) return { payouts: [] };
    const paid = await listPaidStatements(db, beauticianId);
    return { payouts: await Promise.all(paid.map(({ _id }) => readPaidStatement(db, _id))) };
  },
});
