import type { Db } from '../platform/database/database.ts';
import * as store from './figures-store.ts';

/** The figures of reviews, for the features that report on them. */

/** The rating that each of these users gave; nothing for whoever gave none. */
export const ratingsByUser = async (db: Db, userIds: string[]): Promise<Map<string, number>> => {
  if (userIds.length === 0) return new Map();
  const rows = await store.listRatingsOf(db, userIds);
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
};

/** Those of these users who have written a review. */
export const filterReviewers = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = userIds.length === 0 ? [] : await store.listReviewersOf(db, [...userIds]);
  return new Set(rows.map(({ userId }) => userId));
};

export type LatestReview = store.LatestReview;
export const latestReviews = store.listLatestReviews;
export const countReviewsSince = store.countReviewsSince;
