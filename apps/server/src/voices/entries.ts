import type { VoiceKind } from '@haldi/contract/voices/kind';
import { moderatedPosts } from '../blog/moderation-service.ts';
import type { ModeratedEntries } from '../platform/database/moderation.ts';
import { moderatedReviews } from '../reviews/moderation-service.ts';

/** Who holds the entries of each kind. */
export const entriesOf: Record<VoiceKind, ModeratedEntries> = {
  review: moderatedReviews,
  post: moderatedPosts,
};
