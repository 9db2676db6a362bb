import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { hidingStore } from '../platform/database/hiding.ts';
import type { Decision, Moderated, Whose } from '../platform/database/moderation.ts';
import { deletedHiddenPosts, posts } from './tables.ts';

const { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt } = posts;
const columns = { id, userId, updatedAt, hiddenAt, hiddenReason, hiddenByBlock, seenAt };

export const find = async (db: Db, wanted: string): Promise<Moderated | undefined> => {
  const [row] = await db.select(columns).from(posts).where(eq(id, wanted));
  return row;
};

export const lock = async (tx: Db, wanted: string): Promise<Moderated | undefined> => {
  const [row] = await tx.select(columns).from(posts).where(eq(id, wanted)).for('update');
  return row;
};

export const lockOf = async (tx: Db, author: string): Promise<Moderated | undefined> => {
  const [row] = await tx.select(columns).from(posts).where(eq(userId, author)).for('update');
  return row;
};

export const decide = async (tx: Db, wanted: string, decision: Decision): Promise<void> => {
  await tx.update(posts).set(decision).where(eq(id, wanted));
};

export const listOf = (db: Db, userIds: readonly string[]): Promise<Whose[]> =>
  db
    .select({ userId, hiddenAt, hiddenByBlock })
    .from(posts)
    .where(inArray(userId, [...userIds]));

/** How the post was hidden that its author deleted. */
export const deletedHiding = hidingStore(deletedHiddenPosts);
