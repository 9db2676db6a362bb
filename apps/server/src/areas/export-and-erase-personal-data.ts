import type { Db } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import {
  deleteWaitingListEntriesByMobile,
  listWaitingListEntriesByMobile,
} from './waiting-list-store.ts';

/** Passed in by the app, because accounts import areas. */
type ReadMobileNumber = (db: Db, userId: string) => Promise<string | null>;

/** Requests have no account id; they are found by the mobile number of the account. */
export const areaPersonalData = (mobileNumberOf: ReadMobileNumber): PersonalData => ({
  tables: [],
  download: async (db, userId) => {
    const mobileNumber = await mobileNumberOf(db, userId);
    return {
      waitingListEntries: mobileNumber
        ? await listWaitingListEntriesByMobile(db, mobileNumber)
        : [],
    };
  },
  forget: async (db, userId) => {
    const mobileNumber = await mobileNumberOf(db, userId);
    if (mobileNumber) await deleteWaitingListEntriesByMobile(db, mobileNumber);
  },
});
