import type { ModeratedEntries } from '../platform/database/moderation.ts';
import * as store from './moderation-store.ts';
import { listAuthorsOfHidden } from './store.ts';

/** The posts, for whoever decides about them. */
export const moderatedPosts: ModeratedEntries = store;

/** Whose picture it is, where only hidden posts show it; empty: it is for everybody. */
export const listAuthorsOfHiddenPicture = listAuthorsOfHidden;
