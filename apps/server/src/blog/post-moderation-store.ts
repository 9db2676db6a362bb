import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createDeletedHiddenContentStore } from '../platform/database/deleted-hidden-content.ts';
import type {
  ContentVisibility,
  ModeratedRow,
  ModerationDecision,
} from '../platform/database/moderation-columns.ts';
import { deletedHiddenPosts, posts } from './tables.ts';

const { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt } = posts;
const columns = { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt };

export const findEntry = async (db: Db, postId: string): Promise<ModeratedRow | undefined> => {
  const [row] = await db.select(columns).from(posts).where(eq(id, postId));
  return row;
};

export const lockEntry = async (tx: Db, postId: string): Promise<ModeratedRow | undefined> => {
  const [row] = await tx.select(columns).from(posts).where(eq(id, postId)).for('update');
  return row;
};

export const lockEntryOfUser = async (
  tx: Db,
  author: string,
): Promise<ModeratedRow | undefined> => {
  const [row] = await tx.select(columns).from(posts).where(eq(userId, author)).for('update');
  return row;
};

export const saveModerationDecision = async (
  tx: Db,
  postId: string,
  decision: ModerationDecision,
): Promise<void> => {
  await tx.update(posts).set(decision).where(eq(id, postId));
};

export const listVisibilityByUsers = (
  db: Db,
  userIds: readonly string[],
): Promise<ContentVisibility[]> =>
  db
    .select({ userId, hiddenAt, hiddenByBlock })
    .from(posts)
    .where(inArray(userId, [...userIds]));

/** Remembers how a deleted post was hidden, in case the author writes it again. */
export const deletedHiddenPostStore = createDeletedHiddenContentStore(deletedHiddenPosts);
