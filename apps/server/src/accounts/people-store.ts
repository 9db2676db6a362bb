import { plainMobile } from '@haldi/contract/accounts/mobile';
import { usernameKey } from '@haldi/contract/accounts/username';
import type { Place } from '@haldi/contract/kit/cursor';
import type { DayRange } from '@haldi/contract/kit/dates';
import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { endOfDay, startOfDay } from '../platform/india-days.ts';
import { containing } from '../platform/like.ts';
import { rowsOf } from '../platform/rows.ts';
import type { UserRow } from './store.ts';
import { userCounts, users } from './tables.ts';

/** Names and addresses are kept in lower case: comparing without regard to it costs five times as much. */
const found = (search: string | undefined): SQL | undefined => {
  const text = search?.trim();
  if (!text) return undefined;
  const digits = plainMobile(text);
  return or(
    like(users.usernameKey, containing(usernameKey(text))),
    like(users.email, containing(text.toLowerCase())),
    /^\d+$/.test(digits) ? like(users.mobileNumber, containing(digits)) : undefined,
  );
};

/** Newest first. */
export const listPeople = (
  db: Db,
  search: string | undefined,
  after: Place | undefined,
  limit: number,
): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        found(search),
        after &&
          sql`(${users.createdAt}, ${users.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

export type PeopleCounts = {
  all: number;
  active: number;
  customers: number;
  activeCustomers: number;
};

/** From the counts that the database keeps. */
export const countPeople = async (db: Db): Promise<PeopleCounts> => {
  const which = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${userCounts.users}) filter (where ${condition}), 0)::int`;
  const isActive = eq(userCounts.status, 'active');
  const isCustomer = eq(userCounts.isAdmin, false);
  const [row] = await db
    .select({
      all: which(sql`true`),
      active: which(isActive),
      customers: which(isCustomer),
      activeCustomers: which(and(isCustomer, isActive)),
    })
    .from(userCounts);
  return row ?? { all: 0, active: 0, customers: 0, activeCustomers: 0 };
};

export const listAdminIds = async (db: Db): Promise<string[]> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
  return rows.map((row) => row.id);
};

/** How many customers joined on each day in India. */
export const listDailyCustomers = (
  db: Db,
  { from, to }: DayRange,
): Promise<{ day: string; customers: number }[]> =>
  rowsOf(
    db,
    sql`select (${users.createdAt} at time zone 'Asia/Kolkata')::date::text as day,
        count(*)::int as customers
      from ${users}
      where not ${users.isAdmin}
        and ${users.createdAt} >= ${startOfDay(from)} and ${users.createdAt} < ${endOfDay(to)}
      group by 1`,
  );
