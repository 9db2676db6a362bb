import type { AccountPart } from '../platform/account-part.ts';
import { toReview } from './service.ts';
import { findReviewOf } from './store.ts';

/** A review goes with the account that wrote it. */
export const reviewAccountPart: AccountPart = {
  tables: ['reviews'],
  download: async (db, userId) => {
    const review = await findReviewOf(db, userId);
    return { reviews: review ? [toReview(review)] : [] };
  },
};
