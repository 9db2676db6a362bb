import { cursorAfter } from '@haldi/contract/kit/cursor';
import { maxListPageSize, type SortOrder } from '@haldi/contract/kit/list-parameters';

type Entry = { _id: string; createdAt: string };
export type ListPage<E> = { entries: E[]; next: string | undefined };

type PageRequest<E> = {
  sort: SortOrder;
  limit: number | undefined;
  own: E | undefined;
  /** Must not return the own entry. */
  read: (limit: number) => Promise<E[]>;
};

/** Cursor for the second page if the own entry alone fills the first. */
const cursorBeforeAll: Record<SortOrder, string> = {
  newest: '9999-12-31T23:59:59.999Z_0',
  oldest: '0001-01-01T00:00:00.000Z_0',
};

export const readListPageWithOwnEntryFirst = async <E extends Entry>(
  request: PageRequest<E>,
): Promise<ListPage<E>> => {
  const { sort, limit = maxListPageSize, own, read } = request;
  const first = own ? [own] : [];
  const found = [...first, ...(await read(limit + 1 - first.length))];
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  if (found.length <= limit || !last) return { entries, next: undefined };
  return { entries, next: last === own ? cursorBeforeAll[sort] : cursorAfter(last) };
};
