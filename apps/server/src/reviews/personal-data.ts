import type { AccountPart } from '../platform/personal-data.ts';
import { findOwnReview } from './service.ts';

/** A review goes with the account that wrote it. */
export const reviewAccountPart: AccountPart = {
  tables: ['reviews'],
  download: async (db, userId) => {
    const review = await findOwnReview(db, userId);
    return { reviews: review ? [review] : [] };
  },
};
