import type { ModeratedContentStore } from '../platform/database/moderation-columns.ts';
import * as store from './review-moderation-store.ts';

export const moderatedReviewStore: ModeratedContentStore = store;

export const readAnswer = store.readAnswer;
export const setAnswer = store.setAnswer;
