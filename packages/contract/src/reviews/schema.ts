import * as z from 'zod/mini';
import { HiddenMark } from '../kit/hidden-content.ts';
import { Identifier, multiLine, singleLine, textLimits } from '../kit/text.ts';

export const Rating = z.int('Give one to five stars').check(z.minimum(1), z.maximum(5));

export const Review = z.strictObject({
  _id: z.string(),
  /** The timestamp number that the client drew on creation. */
  id: z.number(),
  username: z.string(),
  comment: z.string(),
  rating: Rating,
  /** `05 Jan 2025`, in India. */
  date: z.string(),
  /** `10:30 AM`, in India. */
  time: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * Set on the caller's own entry and on no other. It is not there for visitors, whose answers are
   * the same for everyone.
   */
  isMine: z.optional(z.literal(true)),
  /** Its author was visited. */
  isVerified: z.boolean(),
  /** What the salon says to it; null while it says nothing. */
  answer: z.nullable(z.strictObject({ text: z.string(), date: z.string() })),
  /** Set on the caller's own entry alone: for everybody else it is not there. */
  hidden: z.optional(HiddenMark),
});
export type Review = z.infer<typeof Review>;

/** Accepted because the client sends it; what is stored is the server's own stamp. */
const clientStamp = z.optional(singleLine({ min: 0, max: textLimits.name }));

const written = {
  comment: multiLine({ max: textLimits.reviewComment }),
  rating: Rating,
  /** An assertion to check, never an identity. */
  username: z.optional(z.string().check(z.maxLength(textLimits.username))),
  date: clientStamp,
  time: clientStamp,
};

export const NewReview = z.strictObject({
  ...written,
  id: z.optional(z.int().check(z.minimum(0))),
});
export type NewReview = z.infer<typeof NewReview>;

export const ReviewUpdate = z.strictObject({
  ...written,
  _id: z.optional(Identifier),
});
export type ReviewUpdate = z.infer<typeof ReviewUpdate>;

/** Counted over all reviews, never over a list of them. */
export const ReviewSummary = z.strictObject({
  count: z.int(),
  /** One decimal; 0 while there is no review. */
  average: z.number(),
  /** How many gave one star, two stars, … five stars. */
  byRating: z.array(z.int()).check(z.length(5)),
  /** How many of them are by somebody who was visited. */
  verified: z.int(),
  /** Their average; 0 while there is none. */
  verifiedAverage: z.number(),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;
