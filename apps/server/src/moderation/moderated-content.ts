import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { moderatedPostStore } from '../blog/moderated-posts-service.ts';
import type { ModeratedContentStore } from '../platform/database/moderation-columns.ts';
import { moderatedReviewStore } from '../reviews/moderated-reviews-service.ts';

export const moderatedContentStores: Record<ContentKind, ModeratedContentStore> = {
  review: moderatedReviewStore,
  post: moderatedPostStore,
};
