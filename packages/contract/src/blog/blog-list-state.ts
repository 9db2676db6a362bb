import { cursorAfter } from '../kit/cursor.ts';

export const blogPageSize = 5;
export const allPostCategories = 'All';

/** Each page after the first begins after a cursor. */
export type BlogListState = { search: string; category: string; cursors: readonly string[] };

export const initialBlogList: BlogListState = {
  search: '',
  category: allPostCategories,
  cursors: [],
};

export const blogPageNumber = ({ cursors }: BlogListState): number => cursors.length + 1;

export const withPostSearch = (state: BlogListState, search: string): BlogListState => ({
  ...state,
  search,
  cursors: [],
});

export const withPostCategory = (state: BlogListState, category: string): BlogListState => ({
  ...state,
  category,
  cursors: [],
});

export const withNextBlogPage = (state: BlogListState, next: string): BlogListState => ({
  ...state,
  cursors: [...state.cursors, next],
});

export const withPreviousBlogPage = (state: BlogListState): BlogListState => ({
  ...state,
  cursors: state.cursors.slice(0, -1),
});

type Listed = { _id: string; createdAt: string };
export type BlogPage<P> = { posts: P[]; next: string | undefined };

/** One post more than a page shows tells whether there is a next page. */
export const toBlogQueryParameters = ({ search, category, cursors }: BlogListState) => ({
  limit: String(blogPageSize + 1),
  ...(search.trim() && { search: search.trim() }),
  ...(category !== allPostCategories && { filter: category }),
  ...(cursors.length > 0 && { cursor: cursors.at(-1) }),
});

export const toBlogPage = <P extends Listed>(listed: readonly P[]): BlogPage<P> => {
  const posts = listed.slice(0, blogPageSize);
  const last = posts.at(-1);
  return { posts, next: last && listed.length > blogPageSize ? cursorAfter(last) : undefined };
};
