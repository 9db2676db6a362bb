import { formatOneLineAddress } from '@haldi/contract/accounts/addresses/one-line-address';
import { type CursorPosition, cursorAfter } from '@haldi/contract/kit/cursor';
import { maxListPageSize } from '@haldi/contract/kit/list-parameters';
import { roundedAverage } from '@haldi/contract/kit/percentages';
import type {
  AddedUser,
  NewUser,
  UserList,
  UserStats,
  UserStatus,
  UserSummary,
} from '@haldi/contract/users/schema';
import * as people from '../accounts/user-admin/service.ts';
import {
  hideContentOfUser,
  readContentOfUsers,
  restoreContentOfUser,
} from '../moderation/content-of-blocked-user-service.ts';
import { readFiguresOfAllCustomers, readFiguresOfCustomers } from '../orders/figures/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { publishContentWithdrawn } from '../platform/realtime/live-topics.ts';
import { readRatingsByUser } from '../reviews/service.ts';

type Users = Pick<AppContext, 'db' | 'live' | 'clock'>;

const toUserSummaries = async (db: Db, rows: people.UserRow[]): Promise<UserSummary[]> => {
  const ids = rows.map((person) => person.id);
  const [figures, ratings, words] = await Promise.all([
    readFiguresOfCustomers(db, ids),
    readRatingsByUser(db, ids),
    readContentOfUsers(db, ids),
  ]);
  return rows.map((person) => {
    const ordered = figures.get(person.id);
    return {
      id: person.id,
      name: person.username,
      email: person.email ?? '',
      phone: person.mobileNumber ?? '',
      status: person.status,
      role: person.role,
      isClaimed: people.isAccountClaimed(person),
      isPhoneVerified: person.mobileVerifiedAt !== null,
      totalOrders: ordered?.orders ?? 0,
      totalSpent: ordered?.spent ?? 0,
      avgRating: ratings.get(person.id) ?? 0,
      lastOrder: ordered?.lastOrder?.toISOString() ?? null,
      joinDate: person.createdAt.toISOString(),
      address: formatOneLineAddress(person),
      words: words.get(person.id) ?? { shown: [], hiddenByBlock: [] },
    };
  });
};

export const toUserSummary = async (db: Db, person: people.UserRow): Promise<UserSummary> => {
  const [user] = await toUserSummaries(db, [person]);
  if (!user) throw new Error('a user has no figures');
  return user;
};

type UserQuery = {
  search?: string | undefined;
  cursor?: CursorPosition | undefined;
  limit?: number | undefined;
};

/** With the rows, of which a user shows the address as one line only. */
export const readUserPage = async (
  db: Db,
  { search, cursor, limit = maxListPageSize }: UserQuery,
): Promise<UserList & { rows: people.UserRow[] }> => {
  // One extra row tells whether there is a next page.
  const found = await people.listUserRows(db, search, cursor, limit + 1);
  const rows = found.slice(0, limit);
  const users = await toUserSummaries(db, rows);
  const last = users.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return {
    rows,
    users,
    next: hasMore ? cursorAfter({ createdAt: last.joinDate, _id: last.id }) : null,
  };
};

export const listUsers = async (db: Db, query: UserQuery): Promise<UserList> => {
  const { users, next } = await readUserPage(db, query);
  return { users, next };
};

export const readUserStats = async (db: Db): Promise<UserStats> => {
  const { all, activeCustomers, customers } = await people.countUsersByStatus(db);
  const { orders, spent } = await readFiguresOfAllCustomers(db);
  return {
    totalUsers: all,
    activeUsers: activeCustomers,
    avgOrders: roundedAverage(orders, customers),
    avgSpending: Math.round(spent / Math.max(1, customers)),
  };
};

export const addUser = async (
  users: Users,
  by: Identity,
  body: NewUser,
  origin: string,
): Promise<AddedUser> => {
  const { person, passwordLink } = await people.createAccountWithPasswordLink(
    users,
    by,
    body,
    origin,
  );
  return { user: await toUserSummary(users.db, person), passwordLink };
};

type StatusChange = { status: UserStatus; hideContent: boolean };

/** `hideContent` takes effect in the same transaction as the status. */
export const setUserStatus = async (
  users: Users,
  by: Identity,
  userId: string,
  { status, hideContent }: StatusChange,
): Promise<UserSummary> => {
  let isVisibleChange = false;
  const change = status === 'blocked' ? hideContentOfUser : restoreContentOfUser;
  const person = await people.changeUserStatus(users, by, userId, status, async (tx, at) => {
    isVisibleChange = hideContent && (await change(tx, by, userId, at));
  });
  if (isVisibleChange) publishContentWithdrawn(users.live);
  return toUserSummary(users.db, person);
};

export const endUserSessions = people.endUserSessions;
