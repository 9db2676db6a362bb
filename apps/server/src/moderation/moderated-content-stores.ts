import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { moderatedPostStore } from '../blog/posts-for-moderation-service.ts';
import type { ModeratedContentStore } from '../platform/database/moderation-columns.ts';
import { moderatedReviewStore } from '../reviews/reviews-for-moderation-service.ts';

export const moderatedContentStores: Record<ContentKind, ModeratedContentStore> = {
  review: moderatedReviewStore,
  post: moderatedPostStore,
};
