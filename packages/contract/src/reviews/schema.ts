import * as z from 'zod/mini';
import { HidingDetails } from '../kit/hidden-content.ts';
import { Identifier, multiLineText, singleLineText, textLimits } from '../kit/text-schemas.ts';

export const Rating = z.int('Give one to five stars').check(z.minimum(1), z.maximum(5));

export const Review = z.strictObject({
  _id: z.string(),
  /** A timestamp number chosen by the client. */
  id: z.number(),
  username: z.string(),
  comment: z.string(),
  rating: Rating,
  /** `05 Jan 2025`, India time. */
  date: z.string(),
  /** `10:30 AM`, India time. */
  time: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * Set only on the caller's own entry. Absent for visitors, whose responses are the same for
   * everyone.
   */
  isMine: z.optional(z.literal(true)),
  /** The author had a completed visit. */
  isVerified: z.boolean(),
  /** The salon's reply. */
  answer: z.nullable(z.strictObject({ text: z.string(), date: z.string() })),
  /** Set only on the caller's own entry. */
  hidden: z.optional(HidingDetails),
});
export type Review = z.infer<typeof Review>;

/** Accepted because clients send it; the server stores its own time. */
const clientStamp = z.optional(singleLineText({ min: 0, max: textLimits.name }));

const reviewFields = {
  comment: multiLineText({ max: textLimits.reviewComment }),
  rating: Rating,
  /** Checked against the session; never used as identity. */
  username: z.optional(z.string().check(z.maxLength(textLimits.username))),
  date: clientStamp,
  time: clientStamp,
};

export const NewReview = z.strictObject({
  ...reviewFields,
  id: z.optional(z.int().check(z.minimum(0))),
});
export type NewReview = z.infer<typeof NewReview>;

export const ReviewUpdate = z.strictObject({
  ...reviewFields,
  _id: z.optional(Identifier),
});
export type ReviewUpdate = z.infer<typeof ReviewUpdate>;

/** Covers all visible reviews. */
export const ReviewSummary = z.strictObject({
  count: z.int(),
  /** One decimal; 0 without reviews. */
  average: z.number(),
  /** Number of reviews with one star, two stars, … five stars. */
  byRating: z.array(z.int()).check(z.length(5)),
  verified: z.int(),
  /** Average of verified reviews; 0 without any. */
  verifiedAverage: z.number(),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;
