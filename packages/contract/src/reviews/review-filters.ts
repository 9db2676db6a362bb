import * as z from 'zod/mini';
import type { SortOrder } from '../kit/list-parameters.ts';

export const reviewFilters = ['all', 'top', 'normal', 'low'] as const;
export const ReviewFilter = z.enum(reviewFilters);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

export const ratingRangeByFilter: Record<ReviewFilter, readonly [min: number, max: number]> = {
  all: [1, 5],
  top: [4, 5],
  normal: [3, 3],
  low: [1, 2],
};

export const publicReviewLimit = 10;

type ListOptions = { filter: ReviewFilter; sort: SortOrder };

export const matchesReviewFilter = (rating: number, filter: ReviewFilter): boolean => {
  const [min, max] = ratingRangeByFilter[filter];
  return rating >= min && rating <= max;
};

/** `byRating` counts the reviews with one star, two stars, … five stars. */
export const countReviewsInFilter = (byRating: readonly number[], filter: ReviewFilter): number =>
  byRating.reduce(
    (sum, count, index) => sum + (matchesReviewFilter(index + 1, filter) ? count : 0),
    0,
  );

export const withNewReview = <R extends { rating: number }>(
  reviews: readonly R[],
  newReview: R,
  { filter, sort }: ListOptions,
): R[] => {
  if (!matchesReviewFilter(newReview.rating, filter)) return [...reviews];
  const all = sort === 'newest' ? [newReview, ...reviews] : [...reviews, newReview];
  return all.slice(0, publicReviewLimit);
};
