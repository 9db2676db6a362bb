import type { PersonalData } from '../platform/personal-data.ts';
import { listReportsBy } from './reports-store.ts';

/** What somebody reported goes with the account that reported it. */
export const voicesPersonalData: PersonalData = {
  tables: ['voice_reports'],
  download: async (db, userId) => ({ reports: await listReportsBy(db, userId) }),
};
