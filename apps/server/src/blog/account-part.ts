import type { AccountPart } from '../platform/account-part.ts';
import { removePost, toBlog } from './service.ts';
import { findPostOf } from './store.ts';

/** A post goes with the account that wrote it, and its picture with the post. */
export const blogAccountPart: AccountPart = {
  tables: ['blog_posts'],
  download: async (db, userId) => {
    const post = await findPostOf(db, userId);
    return { posts: post ? [toBlog(post)] : [] };
  },
  forget: async (db, userId) => {
    const post = await findPostOf(db, userId);
    if (post) await removePost(db, userId, post.id);
  },
};
