import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { deletedHiddenStore } from './moderated-posts-store.ts';
import { findOwnPost, removePost } from './service.ts';

export const blogPersonalData: PersonalData = {
  tables: ['blog_posts', 'deleted_hidden_posts'],
  download: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    return {
      posts: post ? [post] : [],
      deletedHiddenPosts: await deletedHiddenStore.list(db, userId),
    };
  },
  forget: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    if (post) await removePost(db, userId, post._id);
  },
};
