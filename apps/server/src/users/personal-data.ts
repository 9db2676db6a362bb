import type { PersonalData } from '../platform/personal-data.ts';
import { listNotesOf } from './customer/store.ts';

/** What the salon noted about a customer is hers to read; it goes with the account. */
export const userPersonalData: PersonalData = {
  tables: ['customer_notes'],
  download: async (db, userId) => ({
    notesOfTheSalon: (await listNotesOf(db, userId)).map(({ text, createdAt }) => ({
      text,
      writtenAt: createdAt,
    })),
  }),
};
