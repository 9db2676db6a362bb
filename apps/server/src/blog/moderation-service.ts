import type { ModeratedContentStore } from '../platform/database/moderation.ts';
import * as store from './moderation-store.ts';

/** The posts, for whoever decides about them. */
export const moderatedPosts: ModeratedContentStore = store;

/** Whose picture it is, where only hidden posts show it; empty: it is for everybody. */
export { listAuthorsOfHiddenImage } from './store.ts';
