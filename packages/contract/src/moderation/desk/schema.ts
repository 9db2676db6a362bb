import * as z from 'zod/mini';
import { HiddenMark } from '../../kit/hidden-content.ts';
import { multiLine, textLimits } from '../../kit/text.ts';
import { Rating } from '../../reviews/schema.ts';
import { ContentKind } from '../content-kind.ts';
import { ReportReason } from '../content-report.ts';

/** Which of them staff look at. `waiting`: reviews that the salon has not answered. */
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

/** What the salon says to a review. */
export const AnswerText = multiLine({ max: textLimits.reviewComment });

/** A review or a post with all that staff know of it. */
export const ModerationItem = z.strictObject({
  kind: ContentKind,
  _id: z.string(),
  author: z.strictObject({ id: z.string(), name: z.string(), isBlocked: z.boolean() }),
  /** Of a post; empty for a review. */
  title: z.string(),
  text: z.string(),
  /** The address of its picture, if there is one. */
  image: z.nullable(z.string()),
  /** Null for a post. */
  rating: z.nullable(Rating),
  /** Its author was visited. Of reviews only. */
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When its author last changed it; what staff decide about it, they decide about these words. */
  changedAt: z.iso.datetime(),
  /** Nobody of the salon has looked at it since it was written or changed. */
  isNew: z.boolean(),
  answer: z.nullable(
    z.strictObject({ text: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) }),
  ),
  hidden: z.nullable(
    z.extend(HiddenMark, {
      /** Null: an account that is deleted. */
      by: z.nullable(z.string()),
      /** Because the account was blocked. */
      isByBlock: z.boolean(),
      /** Its author has changed it since. */
      isChangedSince: z.boolean(),
    }),
  ),
  /** Those nobody has decided about, the newest first, so many at most. */
  reports: z.array(ContentReport),
  reportCount: z.int(),
});
export type ModerationItem = z.infer<typeof ModerationItem>;

export const maxReportsShown = 20;

const VoiceCounts = z.record(ModerationView, z.int());

export const ModerationList = z.strictObject({
  /** The newest first. */
  voices: z.array(ModerationItem),
  /** Where the next page begins; null: there is none. */
  next: z.nullable(z.string()),
  /** How many there are in each view, whatever is searched for. */
  counts: VoiceCounts,
});
export type ModerationList = z.infer<typeof ModerationList>;
