import { normalizeMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { CursorPosition } from '@haldi/contract/kit/cursor';
import type { DayRange } from '@haldi/contract/kit/dates';
import { and, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { dayInIndia, endOfDay, startOfDay } from '../../platform/database/india-day-sql.ts';
import { containsPattern, startsWithPattern } from '../../platform/database/like-pattern.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { UserRow } from '../store.ts';
import { isCustomer, users } from '../tables.ts';

/**
 * Names and email addresses are stored in lower case: a case-insensitive comparison would be five
 * times slower.
 */
const matchesSearch = (search: string | undefined): SQL | undefined => {
  const text = search?.trim();
  if (!text) return undefined;
  const digits = normalizeMobileNumber(text);
  return or(
    like(users.usernameKey, containsPattern(usernameKey(text))),
    like(users.email, containsPattern(text.toLowerCase())),
    /^\d+$/.test(digits) ? like(users.mobileNumber, containsPattern(digits)) : undefined,
  );
};

export const listUserRows = (
  db: Db,
  search: string | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        matchesSearch(search),
        after &&
          sql`(${users.createdAt}, ${users.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

export const listUsersByNameOrNumber = (
  db: Db,
  search: string,
  limit: number,
): Promise<UserRow[]> => {
  const digits = normalizeMobileNumber(search);
  const isNumber = /^\d+$/.test(digits);
  const [column, text] = isNumber
    ? [users.mobileNumber, digits]
    : [users.usernameKey, usernameKey(search)];
  return db
    .select()
    .from(users)
    .where(like(column, containsPattern(text)))
    .orderBy(desc(like(column, startsWithPattern(text))), users.usernameKey, users.id)
    .limit(limit);
};

export type UserCounts = {
  all: number;
  customers: number;
  activeCustomers: number;
};

export const countUsersByStatus = async (db: Db): Promise<UserCounts> => {
  const which = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const isActive = eq(users.status, 'active');
  const [row] = await db
    .select({
      all: count(),
      customers: which(isCustomer),
      activeCustomers: which(and(isCustomer, isActive)),
    })
    .from(users);
  return row ?? { all: 0, customers: 0, activeCustomers: 0 };
};

export const countNewCustomersByDay = (
  db: Db,
  { from, to }: DayRange,
): Promise<{ day: string; customers: number }[]> =>
  queryRows(
    db,
    sql`select ${dayInIndia(users.createdAt)}::text as day, count(*)::int as customers
      from ${users}
      where ${isCustomer}
        and ${users.createdAt} >= ${startOfDay(from)} and ${users.createdAt} < ${endOfDay(to)}
      group by 1`,
  );
