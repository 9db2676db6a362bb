import { type ReviewFilter, ratingRangeByFilter } from '@haldi/contract/reviews/review-filters';
import {
  and,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orders } from '../orders/tables.ts';
import {
  afterCursorCondition,
  type ListSlice,
  orderByAge,
} from '../platform/database/after-cursor-condition.ts';
import type { Db } from '../platform/database/database.ts';
import { containsPattern } from '../platform/database/like-pattern.ts';
import { isVerifiedReview, reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect & { isVerified: boolean };
export type NewReviewRow = typeof reviews.$inferInsert;

export type ReviewFilters = { filter?: ReviewFilter | undefined; search?: string | undefined };

/** Hidden content is visible only to its author and staff. */
const isVisibleReview = isNull(reviews.hiddenAt);

const columns = { ...getTableColumns(reviews), isVerified: isVerifiedReview };

const matchesFilters = ({ filter, search }: ReviewFilters): SQL | undefined =>
  and(
    filter && filter !== 'all'
      ? between(reviews.rating, ...ratingRangeByFilter[filter])
      : undefined,
    search ? ilike(reviews.comment, containsPattern(search)) : undefined,
  );

export const findReviewOfUser = async (
  db: Db,
  userId: string,
  filters: ReviewFilters = {},
): Promise<ReviewRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(reviews)
    .where(and(eq(reviews.userId, userId), matchesFilters(filters)));
  return row;
};

export const listReviews = (
  db: Db,
  filters: ReviewFilters,
  slice: ListSlice,
): Promise<ReviewRow[]> =>
  db
    .select(columns)
    .from(reviews)
    .where(and(isVisibleReview, matchesFilters(filters), afterCursorCondition(reviews, slice)))
    .orderBy(...orderByAge(reviews, slice.sort))
    .limit(slice.limit);

export const insertReview = async (db: Db, row: NewReviewRow): Promise<void> => {
  await db.insert(reviews).values(row);
};

export const insertReviews = async (db: Db, rows: NewReviewRow[]): Promise<void> => {
  await db.insert(reviews).values(rows).onConflictDoNothing();
};

/** False: not a review of this user. */
export const updateReviewOfUser = async (
  db: Db,
  userId: string,
  id: string,
  changes: Pick<NewReviewRow, 'comment' | 'rating' | 'updatedAt'>,
): Promise<boolean> => {
  const changed = await db
    .update(reviews)
    .set(changes)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
    .returning({ id: reviews.id });
  return changed.length > 0;
};

export const deleteReviewOfUser = async (db: Db, userId: string, id: string) => {
  const [deleted] = await db
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
    .returning();
  return deleted;
};

export const countReviewsByRating = (
  db: Db,
): Promise<{ rating: number; reviews: number; verified: number }[]> =>
  db
    .select({
      rating: reviews.rating,
      reviews: count(),
      verified: sql<number>`count(*) filter (where ${isVerifiedReview})`.mapWith(Number),
    })
    .from(reviews)
    .where(isVisibleReview)
    .groupBy(reviews.rating);

export const isOrderOfReviewer = async (db: Db, orderId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: reviews.id })
    .from(orders)
    .innerJoin(reviews, eq(reviews.userId, orders.userId))
    .where(and(eq(orders.id, orderId), isVisibleReview))
    .limit(1);
  return row !== undefined;
};

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
