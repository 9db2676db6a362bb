import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { findReadMark } from './read-mark-store.ts';

export const notificationPersonalData: PersonalData = {
  tables: ['notification_marks'],
  download: async (db, userId) => ({
    notificationsReadUntil: (await findReadMark(db, userId))?.toISOString() ?? null,
  }),
};
