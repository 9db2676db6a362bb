import type { PersonalData } from '../platform/personal-data.ts';
import { findOwnPost, removePost } from './service.ts';

/** A post goes with the account that wrote it, and its picture with the post. */
export const blogPersonalData: PersonalData = {
  tables: ['blog_posts'],
  download: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    return { posts: post ? [post] : [] };
  },
  forget: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    if (post) await removePost(db, userId, post._id);
  },
};
