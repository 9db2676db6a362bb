import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { listNotesOfCustomer } from './customer/notes-store.ts';

/** Customers can download the notes about them; deleting the account deletes the notes. */
export const userPersonalData: PersonalData = {
  tables: ['customer_notes'],
  download: async (db, userId) => ({
    notesOfTheSalon: (await listNotesOfCustomer(db, userId)).map(({ text, createdAt }) => ({
      text,
      writtenAt: createdAt,
    })),
  }),
};
