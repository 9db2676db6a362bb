import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { listParameters } from '../kit/list-parameters.ts';
import { Identifier, singleLineText, textLimits } from '../kit/text-schemas.ts';
import { ReviewFilter } from './review-filters.ts';
import { NewReview, Review, ReviewSummary, ReviewUpdate } from './schema.ts';

export const ReviewQuery = z.strictObject({
  ...listParameters,
  filter: z.optional(ReviewFilter),
  search: z.optional(singleLineText({ min: 0, max: textLimits.name })),
});

const reviewParams = z.strictObject({ _id: Identifier });

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/form/review',
  summary:
    'Lists reviews, newest first; for a signed-in user, their own review comes first, marked `isMine`',
  auth: 'public',
  bearer: true,
  query: ReviewQuery,
  answer: z.array(Review),
});

export const readReviewSummary = endpoint({
  method: 'GET',
  path: '/api/form/review/summary',
  summary: 'Returns the number of reviews and the average rating',
  auth: 'public',
  answer: ReviewSummary,
});

export const postReview = endpoint({
  method: 'POST',
  path: '/api/form/review',
  summary: 'Creates the user’s review; one review per user',
  auth: 'signed-in',
  body: NewReview,
  status: 201,
  answer: Review,
  errors: ['FORBIDDEN', 'REVIEW_EXISTS'],
});

export const updateReview = endpoint({
  method: 'PUT',
  path: '/api/form/review/:_id',
  summary: 'Updates the user’s own review; its date does not change',
  auth: 'signed-in',
  bearer: true,
  params: reviewParams,
  body: ReviewUpdate,
  answer: Review,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/form/review/:_id',
  summary: 'Deletes the user’s own review',
  auth: 'signed-in',
  bearer: true,
  params: reviewParams,
  errors: ['NOT_FOUND'],
});
