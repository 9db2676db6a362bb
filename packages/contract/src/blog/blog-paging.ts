import { cursorAfter } from '../kit/cursor.ts';

export const blogPageSize = 5;
/** The category filter's state when nothing is chosen. */
export const allCategories = 'All';

/** Where a reader is in the list. Each page but the first begins after a cursor. */
export type BlogListState = { search: string; category: string; cursors: readonly string[] };

export const initialBlogList: BlogListState = { search: '', category: allCategories, cursors: [] };

export const pageNumber = ({ cursors }: BlogListState): number => cursors.length + 1;

/** Another search begins on page 1. */
export const searchPosts = (place: BlogListState, search: string): BlogListState => ({
  ...place,
  search,
  cursors: [],
});

/** Another category begins on page 1. */
export const filterByCategory = (place: BlogListState, category: string): BlogListState => ({
  ...place,
  category,
  cursors: [],
});

export const toNextPage = (place: BlogListState, next: string): BlogListState => ({
  ...place,
  cursors: [...place.cursors, next],
});

export const toPreviousPage = (place: BlogListState): BlogListState => ({
  ...place,
  cursors: place.cursors.slice(0, -1),
});

type Listed = { _id: string; createdAt: string };
export type BlogPage<P> = { posts: P[]; next: string | undefined };

/** What a page is asked for: one post more than it shows tells whether there is a next one. */
export const blogQuery = ({ search, category, cursors }: BlogListState) => ({
  limit: String(blogPageSize + 1),
  ...(search.trim() && { search: search.trim() }),
  ...(category !== allCategories && { filter: category }),
  ...(cursors.length > 0 && { cursor: cursors.at(-1) }),
});

export const toBlogPage = <P extends Listed>(listed: readonly P[]): BlogPage<P> => {
  const posts = listed.slice(0, blogPageSize);
  const last = posts.at(-1);
  return { posts, next: last && listed.length > blogPageSize ? cursorAfter(last) : undefined };
};
