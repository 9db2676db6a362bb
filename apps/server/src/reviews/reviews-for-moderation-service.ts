import type { ModeratedContentStore } from '../platform/database/moderation-columns.ts';
import * as store from './review-moderation-store.ts';

export const moderatedReviewStore: ModeratedContentStore = store;

export const readReviewAnswer = store.findAnswer;
export const changeReviewAnswer = store.updateAnswer;
