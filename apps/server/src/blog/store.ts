import { allPostCategories } from '@haldi/contract/blog/blog-list-state';
import { and, desc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import { services } from '../catalogue/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { containsPattern } from '../platform/database/like-pattern.ts';
import {
  afterCursorCondition,
  type ListSlice,
  orderByAge,
} from '../platform/database/list-cursor-and-order-sql.ts';
import { beauticians } from '../roster/tables.ts';
import { posts } from './tables.ts';

export type PostRow = typeof posts.$inferSelect;
export type NewPostRow = typeof posts.$inferInsert;
export type PostChanges = Pick<
  NewPostRow,
  'title' | 'content' | 'imageHash' | 'imagePath' | 'updatedAt'
>;

export type PostFilters = { filter?: string | undefined; search?: string | undefined };

/** Hidden content is visible only to its author and staff. */
const isShown = isNull(posts.hiddenAt);

const matchesFilters = ({ filter, search }: PostFilters): SQL | undefined =>
  and(
    filter && filter !== allPostCategories ? eq(posts.category, filter) : undefined,
    search ? ilike(posts.title, containsPattern(search)) : undefined,
  );

export const findPost = async (db: Db, id: string): Promise<PostRow | undefined> => {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(isShown, eq(posts.id, id)));
  return row;
};

export const findPostOfUser = async (
  db: Db,
  userId: string,
  filters: PostFilters = {},
): Promise<PostRow | undefined> => {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.userId, userId), matchesFilters(filters)));
  return row;
};

export const listPosts = (db: Db, filters: PostFilters, slice: ListSlice): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(and(isShown, matchesFilters(filters), afterCursorCondition(posts, slice)))
    .orderBy(...orderByAge(posts, slice.sort))
    .limit(slice.limit);

export type SitemapPost = { id: string; updatedAt: Date };

export const listPostsForSitemap = (db: Db, limit: number): Promise<SitemapPost[]> =>
  db
    .select({ id: posts.id, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isShown)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit);

export const listPostIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: posts.id }).from(posts).where(isShown)).map(({ id }) => id);

export const insertPost = async (db: Db, row: NewPostRow): Promise<void> => {
  await db.insert(posts).values(row);
};

export const insertPosts = async (db: Db, rows: NewPostRow[]): Promise<void> => {
  await db.insert(posts).values(rows).onConflictDoNothing();
};

export const lockPostOfUser = async (
  tx: Db,
  userId: string,
  id: string,
): Promise<PostRow | undefined> => {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.userId, userId)))
    .for('update');
  return row;
};

export const updatePost = async (tx: Db, id: string, changes: PostChanges): Promise<void> => {
  await tx.update(posts).set(changes).where(eq(posts.id, id));
};

export const deletePost = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(posts).where(eq(posts.id, id));
};

/**
 * The authors who may see a picture that only hidden posts show; empty: it is public. The salon may
 * use the same picture for a service or a beautician.
 */
export const listAuthorsOfHiddenImage = async (db: Db, imageHash: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: posts.userId, isShown: sql<boolean>`${isShown}` })
    .from(posts)
    .where(
      and(
        eq(posts.imageHash, imageHash),
        sql`not exists (select from ${services} where ${services.imageHash} = ${imageHash})`,
        sql`not exists (select from ${beauticians} where ${beauticians.imageHash} = ${imageHash})`,
      ),
    );
  return rows.some((row) => row.isShown) ? [] : rows.map(({ userId }) => userId);
};
