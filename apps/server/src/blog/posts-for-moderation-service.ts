import type { ModeratedContentStore } from '../platform/database/moderation-columns.ts';
import * as store from './post-moderation-store.ts';

export const moderatedPostStore: ModeratedContentStore = store;

export { listAuthorsOfHiddenImage } from './store.ts';
