import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createDeletedHiddenContentStore } from '../platform/database/deleted-hidden-content.ts';
import type {
  ContentVisibility,
  ModeratedRow,
  ModerationDecision,
} from '../platform/database/moderation-columns.ts';
import { deletedHiddenReviews, reviews } from './tables.ts';

const { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt } = reviews;
const columns = { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt };

export const findEntry = async (db: Db, reviewId: string): Promise<ModeratedRow | undefined> => {
  const [row] = await db.select(columns).from(reviews).where(eq(id, reviewId));
  return row;
};

export const lockEntry = async (tx: Db, reviewId: string): Promise<ModeratedRow | undefined> => {
  const [row] = await tx.select(columns).from(reviews).where(eq(id, reviewId)).for('update');
  return row;
};

export const lockEntryOfUser = async (
  tx: Db,
  author: string,
): Promise<ModeratedRow | undefined> => {
  const [row] = await tx.select(columns).from(reviews).where(eq(userId, author)).for('update');
  return row;
};

export const saveModerationDecision = async (
  tx: Db,
  reviewId: string,
  decision: ModerationDecision,
): Promise<void> => {
  await tx.update(reviews).set(decision).where(eq(id, reviewId));
};

export const listVisibilityByUsers = (
  db: Db,
  userIds: readonly string[],
): Promise<ContentVisibility[]> =>
  db
    .select({ userId, hiddenAt, hiddenByBlock })
    .from(reviews)
    .where(inArray(userId, [...userIds]));

type ReplyRow = { answer: string; answeredAt: Date; answeredBy: string };

export const readAnswer = async (tx: Db, reviewId: string): Promise<string | null> => {
  const [row] = await tx.select({ answer: reviews.answer }).from(reviews).where(eq(id, reviewId));
  return row?.answer ?? null;
};

export const setAnswer = async (
  tx: Db,
  reviewId: string,
  reply: ReplyRow | null,
): Promise<void> => {
  const none = { answer: null, answeredAt: null, answeredBy: null };
  await tx
    .update(reviews)
    .set(reply ?? none)
    .where(eq(id, reviewId));
};

/** Remembers how a deleted review was hidden, in case the author writes it again. */
export const deletedHiddenReviewStore = createDeletedHiddenContentStore(deletedHiddenReviews);
