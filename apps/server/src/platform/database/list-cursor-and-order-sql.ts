import type { CursorPosition } from '@haldi/contract/kit/cursor';
import type { SortOrder } from '@haldi/contract/kit/list-parameters';
import { and, asc, desc, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Listed = { id: AnyPgColumn; userId: AnyPgColumn; createdAt: AnyPgColumn };

export type ListSlice = {
  sort: SortOrder;
  after: CursorPosition | undefined;
  except: string | undefined;
  limit: number;
};

/** The id breaks ties between entries of the same instant. */
export const afterCursorCondition = (
  table: Listed,
  { sort, after, except }: ListSlice,
): SQL | undefined => {
  const sign = sort === 'newest' ? sql`<` : sql`>`;
  return and(
    except ? ne(table.userId, except) : undefined,
    after &&
      sql`(${table.createdAt}, ${table.id}) ${sign} (${after.createdAt}::timestamptz, ${after.id}::text)`,
  );
};

export const orderByAge = (table: Listed, sort: SortOrder): SQL[] => {
  const direction = sort === 'newest' ? desc : asc;
  return [direction(table.createdAt), direction(table.id)];
};
