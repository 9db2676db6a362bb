import type { ModeratedContentStore } from '../platform/database/moderation.ts';
import * as store from './moderation-store.ts';

export const moderatedPosts: ModeratedContentStore = store;

export { listAuthorsOfHiddenImage } from './store.ts';
