import * as z from 'zod/mini';
import type { SortOrder } from '../kit/list.ts';

export const reviewFilters = ['all', 'top', 'normal', 'low'] as const;
export const ReviewFilter = z.enum(reviewFilters);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

export const ratingRangeByFilter: Record<ReviewFilter, readonly [least: number, most: number]> = {
  all: [1, 5],
  top: [4, 5],
  normal: [3, 3],
  low: [1, 2],
};

export const publicReviewLimit = 10;

type Shown = { filter: ReviewFilter; sort: SortOrder };

export const matchesReviewFilter = (rating: number, filter: ReviewFilter): boolean => {
  const [least, most] = ratingRangeByFilter[filter];
  return rating >= least && rating <= most;
};

/** `byRating` counts the reviews with one star, two stars, … five stars. */
export const countInFilter = (byRating: readonly number[], filter: ReviewFilter): number =>
  byRating.reduce(
    (sum, count, place) => sum + (matchesReviewFilter(place + 1, filter) ? count : 0),
    0,
  );

export const withNewReview = <R extends { rating: number }>(
  reviews: readonly R[],
  written: R,
  { filter, sort }: Shown,
): R[] => {
  if (!matchesReviewFilter(written.rating, filter)) return [...reviews];
  const all = sort === 'newest' ? [written, ...reviews] : [...reviews, written];
  return all.slice(0, publicReviewLimit);
};
