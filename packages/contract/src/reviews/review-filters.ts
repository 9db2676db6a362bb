import * as z from 'zod/mini';
import type { SortOrder } from '../kit/list.ts';

export const reviewFilters = ['all', 'top', 'normal', 'low'] as const;
export const ReviewFilter = z.enum(reviewFilters);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

/** The ratings each filter lets through: top is 4 or more, normal exactly 3, low 2 or less. */
export const ratingRangeByFilter: Record<ReviewFilter, readonly [least: number, most: number]> = {
  all: [1, 5],
  top: [4, 5],
  normal: [3, 3],
  low: [1, 2],
};

/** How many reviews the public list shows at most. */
export const publicReviewLimit = 10;

type Shown = { filter: ReviewFilter; sort: SortOrder };

export const matchesReviewFilter = (rating: number, filter: ReviewFilter): boolean => {
  const [least, most] = ratingRangeByFilter[filter];
  return rating >= least && rating <= most;
};

/** How many reviews a filter lets through, of the number that gave one star, two stars, … five. */
export const countInFilter = (byRating: readonly number[], filter: ReviewFilter): number =>
  byRating.reduce(
    (sum, count, place) => sum + (matchesReviewFilter(place + 1, filter) ? count : 0),
    0,
  );

/** The public list as it will be once a review that was just written is stored. */
export const withNewReview = <R extends { rating: number }>(
  reviews: readonly R[],
  written: R,
  { filter, sort }: Shown,
): R[] => {
  if (!matchesReviewFilter(written.rating, filter)) return [...reviews];
  const all = sort === 'newest' ? [written, ...reviews] : [...reviews, written];
  return all.slice(0, publicReviewLimit);
};
