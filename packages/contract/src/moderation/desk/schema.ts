import * as z from 'zod/mini';
import { HidingDetails } from '../../kit/hidden-content.ts';
import { multiLineText, textLimits } from '../../kit/text-schemas.ts';
import { Rating } from '../../reviews/schema.ts';
import { ContentKind } from '../content-kind.ts';
import { ReportReason } from '../content-report.ts';

/** `waiting`: reviews without a reply. */
export const moderationViews = ['all', 'new', 'reported', 'waiting', 'hidden'] as const;
export const ModerationView = z.enum(moderationViews);
export type ModerationView = z.infer<typeof ModerationView>;

export const ContentReport = z.strictObject({
  _id: z.int(),
  reason: ReportReason,
  note: z.string(),
  at: z.iso.datetime(),
});
export type ContentReport = z.infer<typeof ContentReport>;

export const ReviewAnswerText = multiLineText({ max: textLimits.reviewComment });

export const ModerationItem = z.strictObject({
  kind: ContentKind,
  _id: z.string(),
  author: z.strictObject({ id: z.string(), name: z.string(), isBlocked: z.boolean() }),
  /** Empty for a review. */
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  /** Null for a post. */
  rating: z.nullable(Rating),
  /** Reviews only: the author had a completed visit. */
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When the author last changed it. Moderation decisions apply to this version. */
  changedAt: z.iso.datetime(),
  /** Not seen by staff since it was written or changed. */
  isNew: z.boolean(),
  answer: z.nullable(
    z.strictObject({ text: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) }),
  ),
  hidden: z.nullable(
    z.extend(HidingDetails, {
      /** Null: the account was deleted. */
      by: z.nullable(z.string()),
      isChangedSince: z.boolean(),
    }),
  ),
  /** Open reports, newest first, at most `maxReportsShown`. */
  reports: z.array(ContentReport),
  reportCount: z.int(),
});
export type ModerationItem = z.infer<typeof ModerationItem>;

export const maxReportsShown = 20;

const ViewCounts = z.record(ModerationView, z.int());

export const ModerationList = z.strictObject({
  /** Newest first. */
  items: z.array(ModerationItem),
  /** Cursor of the next page; null: none. */
  next: z.nullable(z.string()),
  /** Ignores the search. */
  counts: ViewCounts,
});
export type ModerationList = z.infer<typeof ModerationList>;
