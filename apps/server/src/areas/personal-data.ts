import type { Db } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { deleteRequestsByMobile, listRequestsByMobile } from './waiting-list-store.ts';

/** Of whom a mobile number is; the app hands it in, since accounts stand above areas. */
type ReadMobileNumber = (db: Db, userId: string) => Promise<string | null>;

/** Whoever left a number had no account for it: her number says which requests are hers. */
export const areaPersonalData = (mobileNumberOf: ReadMobileNumber): PersonalData => ({
  tables: [],
  download: async (db, userId) => {
    const mobileNumber = await mobileNumberOf(db, userId);
    return { areaRequests: mobileNumber ? await listRequestsByMobile(db, mobileNumber) : [] };
  },
  forget: async (db, userId) => {
    const mobileNumber = await mobileNumberOf(db, userId);
    if (mobileNumber) await deleteRequestsByMobile(db, mobileNumber);
  },
});
