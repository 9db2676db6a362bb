import type { ModeratedContentStore } from '../platform/database/moderation.ts';
import * as store from './moderation-store.ts';

export const moderatedReviews: ModeratedContentStore = store;

export const readAnswer = store.readAnswer;
export const setAnswer = store.setAnswer;
