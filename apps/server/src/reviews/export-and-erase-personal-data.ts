import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { deletedHiddenStore } from './moderated-reviews-store.ts';
import { findOwnReview } from './service.ts';

export const reviewPersonalData: PersonalData = {
  tables: ['reviews', 'deleted_hidden_reviews'],
  download: async (db, userId) => {
    const review = await findOwnReview(db, userId);
    return {
      reviews: review ? [review] : [],
      deletedHiddenReviews: await deletedHiddenStore.list(db, userId),
    };
  },
};
