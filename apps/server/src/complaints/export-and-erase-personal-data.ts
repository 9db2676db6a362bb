import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { readComplaintsForDownload } from './customer-complaint.ts';
import { deleteTextsAndPicturesOfUser } from './store.ts';

/** What was done about a complaint stays without its texts and pictures, for figures. */
export const complaintPersonalData: PersonalData = {
  tables: ['complaints'],
  download: async (db, userId) => ({ complaints: await readComplaintsForDownload(db, userId) }),
  forget: deleteTextsAndPicturesOfUser,
};
