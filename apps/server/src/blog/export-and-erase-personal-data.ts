import type { PersonalData } from '../platform/export-and-erase-personal-data.ts';
import { deletedHiddenPostStore } from './post-moderation-store.ts';
import { deletePostAndPicture, findOwnPost } from './service.ts';

export const blogPersonalData: PersonalData = {
  tables: ['blog_posts', 'deleted_hidden_posts'],
  download: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    return {
      posts: post ? [post] : [],
      deletedHiddenPosts: await deletedHiddenPostStore.list(db, userId),
    };
  },
  forget: async (db, userId) => {
    const post = await findOwnPost(db, userId);
    if (post) await deletePostAndPicture(db, userId, post._id);
  },
};
