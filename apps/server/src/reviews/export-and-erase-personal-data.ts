import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { deletedHiddenReviewStore } from './review-moderation-store.ts';
import { findOwnReview } from './service.ts';

export const reviewPersonalData: PersonalData = {
  tables: ['reviews', 'deleted_hidden_reviews'],
  download: async (db, userId) => {
    const review = await findOwnReview(db, userId);
    return {
      reviews: review ? [review] : [],
      deletedHiddenReviews: await deletedHiddenReviewStore.list(db, userId),
    };
  },
};
