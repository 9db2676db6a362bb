import type { PersonalData } from '../platform/personal-data.ts';
import { listAuditEntriesAboutUser } from './store.ts';

/** What an admin did, and what admins did to an account. It holds no name of a customer to forget. */
export const auditPersonalData: PersonalData = {
  tables: [],
  download: async (db, userId) => ({ activity: await listAuditEntriesAboutUser(db, userId) }),
};
