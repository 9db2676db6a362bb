import type { PersonalData } from '../platform/personal-data.ts';
import { findOwnReview } from './service.ts';

/** A review goes with the account that wrote it. */
export const reviewPersonalData: PersonalData = {
  tables: ['reviews'],
  download: async (db, userId) => {
    const review = await findOwnReview(db, userId);
    return { reviews: review ? [review] : [] };
  },
};
