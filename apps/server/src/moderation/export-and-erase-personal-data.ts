import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { listContentReportsBy } from './content-report-store.ts';

export const moderationPersonalData: PersonalData = {
  tables: ['content_reports'],
  download: async (db, userId) => ({ reports: await listContentReportsBy(db, userId) }),
};
