import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import { moderatedPosts } from '../blog/moderation-service.ts';
import type { ModeratedContentStore } from '../platform/database/moderation.ts';
import { moderatedReviews } from '../reviews/moderation-service.ts';

export const moderatedContent: Record<ContentKind, ModeratedContentStore> = {
  review: moderatedReviews,
  post: moderatedPosts,
};
