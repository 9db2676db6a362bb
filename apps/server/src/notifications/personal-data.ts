import type { PersonalData } from '../platform/personal-data.ts';
import { findReadMark } from './store.ts';

/** How far an admin has read goes with the account. */
export const notificationPersonalData: PersonalData = {
  tables: ['notification_marks'],
  download: async (db, userId) => ({
    notificationsReadUntil: (await findReadMark(db, userId))?.toISOString() ?? null,
  }),
};
