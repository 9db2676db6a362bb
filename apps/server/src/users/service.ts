import { addressLine } from '@haldi/contract/accounts/addresses/address-line';
import { cursorAfter, type Place } from '@haldi/contract/kit/cursor';
import { listLimit } from '@haldi/contract/kit/list';
import { meanOf } from '@haldi/contract/kit/rates';
import type {
  AddedUser,
  AdminUser,
  NewUser,
  UserList,
  UserStats,
  UserStatus,
} from '@haldi/contract/users/schema';
import * as people from '../accounts/people/service.ts';
import { figuresOfAllCustomers, figuresOfCustomers } from '../orders/figures/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { publishWithdrawn } from '../platform/realtime/withdrawn.ts';
import { ratingsOf } from '../reviews/figures-service.ts';
import { hideWordsOf, restoreWordsOf, wordsOf } from '../voices/words-service.ts';

type Users = Pick<AppContext, 'db' | 'live' | 'clock'>;

/** The accounts beside what they ordered and how they rated us. */
const toAdminUsers = async (db: Db, found: people.Person[]): Promise<AdminUser[]> => {
  const ids = found.map((person) => person.id);
  const [figures, ratings, words] = await Promise.all([
    figuresOfCustomers(db, ids),
    ratingsOf(db, ids),
    wordsOf(db, ids),
  ]);
  return found.map((person) => {
    const ordered = figures.get(person.id);
    return {
      id: person.id,
      name: person.username,
      email: person.email ?? '',
      phone: person.mobileNumber ?? '',
      status: person.status,
      role: person.role,
      isClaimed: people.isClaimed(person),
      isPhoneVerified: person.mobileVerifiedAt !== null,
      totalOrders: ordered?.orders ?? 0,
      totalSpent: ordered?.spent ?? 0,
      avgRating: ratings.get(person.id) ?? 0,
      lastOrder: ordered?.lastOrder?.toISOString() ?? null,
      joinDate: person.createdAt.toISOString(),
      address: addressLine(person),
      words: words.get(person.id) ?? { shown: [], hiddenByBlock: [] },
    };
  });
};

export const toAdminUser = async (db: Db, person: people.Person): Promise<AdminUser> => {
  const [user] = await toAdminUsers(db, [person]);
  if (!user) throw new Error('a user has no figures');
  return user;
};

type UserQuery = {
  search?: string | undefined;
  cursor?: Place | undefined;
  limit?: number | undefined;
};

/** One page, newest first. */
export const listUsers = async (
  db: Db,
  { search, cursor, limit = listLimit }: UserQuery,
): Promise<UserList> => {
  // One more than asked for tells whether there is a next page.
  const found = await people.listPeople(db, search, cursor, limit + 1);
  const users = await toAdminUsers(db, found.slice(0, limit));
  const last = users.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return {
    users,
    next: hasMore ? cursorAfter({ createdAt: last.joinDate, _id: last.id }) : null,
  };
};

export const readUserStats = async (db: Db): Promise<UserStats> => {
  const { all, activeCustomers, customers } = await people.countPeople(db);
  const { orders, spent } = await figuresOfAllCustomers(db);
  return {
    totalUsers: all,
    activeUsers: activeCustomers,
    avgOrders: meanOf(orders, customers),
    avgSpending: Math.round(spent / Math.max(1, customers)),
  };
};

export const addUser = async (
  users: Users,
  by: Identity,
  body: NewUser,
  origin: string,
): Promise<AddedUser> => {
  const { person, passwordLink } = await people.addPerson(users, by, body, origin);
  return { user: await toAdminUser(users.db, person), passwordLink };
};

type StatusChange = { status: UserStatus; withWords: boolean };

/** Blocks or unblocks; with her words: in the same transaction, both or neither. */
export const setUserStatus = async (
  users: Users,
  by: Identity,
  userId: string,
  { status, withWords }: StatusChange,
): Promise<AdminUser> => {
  let isSeen = false;
  const change = status === 'blocked' ? hideWordsOf : restoreWordsOf;
  const person = await people.changeStatus(users, by, userId, status, async (tx, at) => {
    isSeen = withWords && (await change(tx, by, userId, at));
  });
  if (isSeen) publishWithdrawn(users.live);
  return toAdminUser(users.db, person);
};

export const endUserSessions = people.endSessions;
