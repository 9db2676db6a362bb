import type { Db } from '../platform/database/database.ts';
import * as store from './figures-store.ts';

/** Leaves out users without a visible review. */
export const readRatingsByUser = async (
  db: Db,
  userIds: string[],
): Promise<Map<string, number>> => {
  if (userIds.length === 0) return new Map();
  const rows = await store.listRatingsByUsers(db, userIds);
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
};

export const findUsersWithReview = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = userIds.length === 0 ? [] : await store.listUsersWithReview(db, [...userIds]);
  return new Set(rows.map(({ userId }) => userId));
};

export type LatestReview = store.LatestReview;
export const readLatestReviews = store.listLatestReviews;
export const countReviewsSince = store.countReviewsSince;
