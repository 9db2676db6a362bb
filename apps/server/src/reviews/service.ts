import { randomUUID } from 'node:crypto';
import { formatIndiaDate, formatIndiaTime } from '@haldi/contract/kit/dates';
import { roundedAverage } from '@haldi/contract/kit/percentages';
import type { ReviewQuery } from '@haldi/contract/reviews/endpoints';
import type {
  NewReview,
  Review,
  ReviewSummary,
  ReviewUpdate,
} from '@haldi/contract/reviews/schema';
import type * as z from 'zod/mini';
import { addUsernames } from '../accounts/service.ts';
import { dropUnsentMessagesAbout, notifySalon } from '../messages/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { violatedUniqueConstraint } from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { toHidingDetails } from '../platform/database/moderation-columns.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import {
  type ListPage,
  readListPageWithOwnEntryFirst,
} from '../platform/http/read-list-page-with-own-entry-first.ts';
import { requireOwnUsername } from '../platform/http/require-own-username.ts';
import { publishContentWithdrawn } from '../platform/realtime/live-topics.ts';
import { deletedHiddenReviewStore } from './review-moderation-store.ts';
import {
  countReviewsByRating,
  deleteReviewOfUser,
  findReviewOfUser,
  insertReview,
  insertReviews,
  listLatestReviews,
  listRatingsByUsers,
  listReviews,
  listUsersWithReview,
  type NewReviewRow,
  type ReviewFilters,
  type ReviewRow,
  updateReviewOfUser,
} from './store.ts';

type Reviews = Pick<AppContext, 'db' | 'live' | 'clock'>;

const notFound = (): AppError => new AppError('NOT_FOUND', 'Your review was not found.');
const reviewExistsMessage = 'You have already written a review. You can edit it instead.';

const toReview = ({
  id,
  clientId,
  createdAt,
  ...row
}: ReviewRow & { username: string }): Review => ({
  _id: id,
  id: clientId,
  username: row.username,
  comment: row.comment,
  rating: row.rating,
  date: formatIndiaDate(createdAt),
  time: formatIndiaTime(createdAt),
  createdAt: createdAt.toISOString(),
  isVerified: row.isVerified,
  answer:
    row.answer === null || row.answeredAt === null
      ? null
      : { text: row.answer, date: formatIndiaDate(row.answeredAt) },
});

const toReviews = async (db: Db, rows: readonly ReviewRow[]): Promise<Review[]> =>
  (await addUsernames(db, rows)).map(toReview);

export const findOwnReview = async (
  db: Db,
  userId: string,
  filters: ReviewFilters = {},
): Promise<Review | undefined> => {
  const row = await findReviewOfUser(db, userId, filters);
  const [review] = row ? await toReviews(db, [row]) : [];
  return review && { ...review, isMine: true, ...toHidingDetails(row) };
};

/** The user's own review comes first. */
export const readReviews = async (
  db: Db,
  { sort = 'newest', limit, cursor, ...filters }: z.output<typeof ReviewQuery>,
  userId: string | undefined,
): Promise<ListPage<Review>> => {
  const own = userId && !cursor ? await findOwnReview(db, userId, filters) : undefined;
  return readListPageWithOwnEntryFirst({
    sort,
    limit,
    own,
    read: async (count) => {
      const rows = await listReviews(db, filters, {
        sort,
        after: cursor,
        except: userId,
        limit: count,
      });
      return toReviews(db, rows);
    },
  });
};

const readOwn = async (db: Db, userId: string): Promise<Review> => {
  const review = await findOwnReview(db, userId);
  if (!review) throw notFound();
  return review;
};

export const postReview = async (
  { db, live, clock }: Reviews,
  identity: Identity,
  { id, comment, rating, username }: NewReview,
): Promise<Review> => {
  requireOwnUsername(identity, username);
  const now = clock();
  try {
    await db.transaction(async (tx) => {
      const row = { id: randomUUID(), userId: identity.userId, clientId: id ?? now.getTime() };
      const stamps = { createdAt: now, updatedAt: now };
      const kept = await deletedHiddenReviewStore.take(tx, row.userId);
      await insertReview(tx, { ...row, comment, rating, ...stamps, ...kept });
      await notifySalon(tx, {
        ...{ kind: 'new-review', subject: row.id, occasion: 'written', userId: row.userId },
        ...{ actorId: null, facts: { customer: identity.username, rating }, at: now },
      });
    });
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'reviews_one_each')
      throw new AppError('REVIEW_EXISTS', reviewExistsMessage);
    throw error;
  }
  live.publish('content-changed');
  return readOwn(db, identity.userId);
};

export const changeReview = async (
  { db, live, clock }: Reviews,
  identity: Identity,
  id: string,
  { _id, comment, rating, username }: ReviewUpdate,
): Promise<Review> => {
  requireOwnUsername(identity, username);
  if (_id !== undefined && _id !== id) {
    throw new AppError('INVALID_INPUT', 'The review id does not match the address.', {
      fields: { _id: 'Does not match the address' },
    });
  }
  const changes = { comment, rating, updatedAt: clock() };
  if (!(await updateReviewOfUser(db, identity.userId, id, changes))) throw notFound();
  live.publish('content-changed');
  return readOwn(db, identity.userId);
};

export const deleteReview = async (
  { db, live }: Reviews,
  identity: Identity,
  id: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const deleted = await deleteReviewOfUser(tx, identity.userId, id);
    if (!deleted) throw notFound();
    await deletedHiddenReviewStore.keep(tx, deleted);
    await dropUnsentMessagesAbout(tx, 'new-review', { subject: id }, 'OVER');
  });
  publishContentWithdrawn(live);
};

/** Visible reviews only; the dashboard uses it too. */
export const readReviewSummary = async (db: Db): Promise<ReviewSummary> => {
  const byRating = [0, 0, 0, 0, 0];
  const counts = await countReviewsByRating(db);
  for (const { rating, reviews } of counts) byRating[rating - 1] = reviews;
  const verified = counts.reduce((sum, one) => sum + one.verified, 0);
  const count = byRating.reduce((sum, reviews) => sum + reviews, 0);
  const stars = byRating.reduce((sum, reviews, place) => sum + reviews * (place + 1), 0);
  const verifiedStars = counts.reduce((sum, one) => sum + one.verified * one.rating, 0);
  const verifiedAverage = roundedAverage(verifiedStars, verified);
  return { count, average: roundedAverage(stars, count), byRating, verified, verifiedAverage };
};

export const insertDemoReviews = (db: Db, rows: NewReviewRow[]): Promise<void> =>
  insertReviews(db, rows);

/** Leaves out users without a visible review. */
export const readRatingsByUser = async (
  db: Db,
  userIds: string[],
): Promise<Map<string, number>> => {
  if (userIds.length === 0) return new Map();
  const rows = await listRatingsByUsers(db, userIds);
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
};

export const findUsersWithReview = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = userIds.length === 0 ? [] : await listUsersWithReview(db, [...userIds]);
  return new Set(rows.map(({ userId }) => userId));
};

export const readLatestReviews = listLatestReviews;
export { countReviewsSince, type LatestReview } from './store.ts';
