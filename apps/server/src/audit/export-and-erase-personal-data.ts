import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { listAuditEntriesAboutUser } from './store.ts';

/** Contains no names of customers, so nothing has to be erased. */
export const auditPersonalData: PersonalData = {
  tables: [],
  download: async (db, userId) => ({ activity: await listAuditEntriesAboutUser(db, userId) }),
};
