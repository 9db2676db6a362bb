import { randomUUID } from 'node:crypto';
import type { BlogQuery } from '@haldi/contract/blog/endpoints';
import {
  type Blog,
  type BlogUpdate,
  defaultPostCategory,
  type NewBlog,
} from '@haldi/contract/blog/schema';
import { imageUrl } from '@haldi/contract/images/uploaded-images';
import type * as z from 'zod/mini';
import { addUsernames } from '../accounts/service.ts';
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
import { removeImageIfUnused, saveImage } from '../platform/media/image-store.ts';
import { encodeUploadedImage } from '../platform/media/uploaded-images.ts';
import { publishContentWithdrawn } from '../platform/realtime/live-topics.ts';
import { deletedHiddenPostStore } from './post-moderation-store.ts';
import {
  deletePost as deletePostRow,
  findPost,
  findPostOfUser,
  insertPost,
  insertPosts,
  listPostIds,
  listPosts,
  listPostsForSitemap,
  lockPostOfUser,
  type NewPostRow,
  type PostFilters,
  type PostRow,
  type SitemapPost,
  updatePost,
} from './store.ts';

type Posts = Pick<AppContext, 'db' | 'live' | 'clock'>;

const notFound = (): AppError => new AppError('NOT_FOUND', 'Post not found.');
const postExistsError = (): AppError =>
  new AppError('POST_EXISTS', 'You have already written a post. You can edit it instead.');

const toBlog = ({
  id,
  imageHash,
  imagePath,
  createdAt,
  ...row
}: PostRow & { username: string }): Blog => ({
  _id: id,
  username: row.username,
  title: row.title,
  content: row.content,
  image: imageHash ? imageUrl(imageHash) : imagePath,
  createdAt: createdAt.toISOString(),
  category: row.category,
});

const toBlogs = async (db: Db, rows: readonly PostRow[]): Promise<Blog[]> =>
  (await addUsernames(db, rows)).map(toBlog);

export const findOwnPost = async (
  db: Db,
  userId: string,
  filters: PostFilters = {},
): Promise<Blog | undefined> => {
  const row = await findPostOfUser(db, userId, filters);
  const [post] = row ? await toBlogs(db, [row]) : [];
  return post && { ...post, isMine: true, ...toHidingDetails(row) };
};

const readOwn = async (db: Db, userId: string): Promise<Blog> => {
  const post = await findOwnPost(db, userId);
  if (!post) throw notFound();
  return post;
};

/** The user's own post comes first. */
export const readPosts = async (
  db: Db,
  { sort = 'newest', limit, cursor, ...filters }: z.output<typeof BlogQuery>,
  userId: string | undefined,
): Promise<ListPage<Blog>> => {
  const own = userId && !cursor ? await findOwnPost(db, userId, filters) : undefined;
  return readListPageWithOwnEntryFirst({
    sort,
    limit,
    own,
    read: async (count) => {
      const rows = await listPosts(db, filters, {
        sort,
        after: cursor,
        except: userId,
        limit: count,
      });
      return toBlogs(db, rows);
    },
  });
};

export const readPost = async (db: Db, id: string): Promise<Blog> => {
  const row = await findPost(db, id);
  const [post] = row ? await toBlogs(db, [row]) : [];
  if (!post) throw notFound();
  return post;
};

/** A sitemap can contain at most 50,000 URLs; the newest posts matter most. */
const maxSitemapPosts = 5000;

export const readPostsForSitemap = (db: Db): Promise<SitemapPost[]> =>
  listPostsForSitemap(db, maxSitemapPosts);

export const readPostIds = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(await listPostIds(db));

const insertOnce = async (tx: Db, row: NewPostRow): Promise<void> => {
  try {
    await insertPost(tx, row);
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'blog_posts_one_each' ? postExistsError() : error;
  }
};

export const createPost = async (
  { db, live, clock }: Posts,
  identity: Identity,
  { username, title, content }: NewBlog,
  upload: Uint8Array | undefined,
): Promise<Blog> => {
  requireOwnUsername(identity, username);
  const { userId } = identity;
  // Avoids processing the picture; the unique constraint decides.
  if (await findPostOfUser(db, userId)) throw postExistsError();
  const image = upload && (await encodeUploadedImage({ bytes: upload, userId }));
  const id = randomUUID();
  const now = clock();
  const imageHash = image?.hash ?? null;
  const stamps = { createdAt: now, updatedAt: now };
  await db.transaction(async (tx) => {
    if (image) await saveImage(tx, image, now);
    await insertOnce(tx, {
      id,
      userId,
      title,
      content,
      category: defaultPostCategory,
      imageHash,
      ...stamps,
      ...(await deletedHiddenPostStore.take(tx, userId)),
    });
  });
  live.publish('content-changed');
  return readOwn(db, userId);
};

export const changePost = async (
  { db, live, clock }: Posts,
  { userId }: Identity,
  id: string,
  { title, content, removeImage }: BlogUpdate,
  upload: Uint8Array | undefined,
): Promise<Blog> => {
  if ((await findPostOfUser(db, userId))?.id !== id) throw notFound();
  const image = upload && (await encodeUploadedImage({ bytes: upload, userId }));
  const now = clock();
  await db.transaction(async (tx) => {
    const before = await lockPostOfUser(tx, userId, id);
    if (!before) throw notFound();
    if (image) await saveImage(tx, image, now);
    const without = { imageHash: null, imagePath: null };
    const picture = image
      ? { ...without, imageHash: image.hash }
      : removeImage === 'true'
        ? without
        : { imageHash: before.imageHash, imagePath: before.imagePath };
    await updatePost(tx, id, { title, content, ...picture, updatedAt: now });
    if (before.imageHash && before.imageHash !== picture.imageHash) {
      await removeImageIfUnused(tx, before.imageHash);
    }
  });
  live.publish('content-changed');
  return readOwn(db, userId);
};

/** Runs in the caller's transaction. Also deletes the picture if nothing else uses it. */
export const deletePostAndPicture = async (
  tx: Db,
  userId: string,
  id: string,
): Promise<PostRow | undefined> => {
  const before = await lockPostOfUser(tx, userId, id);
  if (!before) return undefined;
  await deletePostRow(tx, id);
  if (before.imageHash) await removeImageIfUnused(tx, before.imageHash);
  return before;
};

export const deletePost = async (
  { db, live }: Posts,
  { userId }: Identity,
  id: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const removed = await deletePostAndPicture(tx, userId, id);
    if (!removed) throw notFound();
    await deletedHiddenPostStore.keep(tx, removed);
  });
  publishContentWithdrawn(live);
};

export const insertDemoPosts = (db: Db, rows: NewPostRow[]): Promise<void> => insertPosts(db, rows);
