import { and, count, desc, gt, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { isVisibleReview } from './store.ts';
import { reviews } from './tables.ts';

export const listRatingsByUsers = (
  db: Db,
  userIds: string[],
): Promise<{ userId: string; rating: number }[]> =>
  db
    .select({ userId: reviews.userId, rating: reviews.rating })
    .from(reviews)
    .where(and(isVisibleReview, inArray(reviews.userId, userIds)));

/** Includes hidden reviews, since each user can write only one. */
export const listUsersWithReview = (db: Db, userIds: string[]): Promise<{ userId: string }[]> =>
  db.select({ userId: reviews.userId }).from(reviews).where(inArray(reviews.userId, userIds));

export type LatestReview = { id: string; userId: string; rating: number; at: Date };

export const listLatestReviews = (db: Db, limit: number): Promise<LatestReview[]> =>
  db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      rating: reviews.rating,
      at: reviews.createdAt,
    })
    .from(reviews)
    .where(isVisibleReview)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);

export const countReviewsSince = async (db: Db, since: Date, limit: number): Promise<number> => {
  const newer = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(isVisibleReview, gt(reviews.createdAt, since)))
    .limit(limit)
    .as('newer');
  const [row] = await db.select({ rows: count() }).from(newer);
  return row?.rows ?? 0;
};
