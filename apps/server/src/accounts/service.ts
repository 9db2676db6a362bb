import type { UserData } from '@haldi/contract/accounts/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../platform/database/database.ts';
import { StartError } from '../start-error.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { countDemoUsers, countUsers, findUserById, insertUsers, listUsernames } from './store.ts';

/** Leaves out deleted accounts. */
export const readUsernames = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const people = ids.length === 0 ? [] : await listUsernames(db, ids);
  return new Map(people.map(({ id, username }) => [id, username]));
};

/** Null if unverified: anyone could have entered the number. */
export const readVerifiedMobileNumber = async (db: Db, id: string): Promise<string | null> => {
  const user = await findUserById(db, id);
  return user?.mobileVerifiedAt ? user.mobileNumber : null;
};

/** Null: the account is not on the roster. */
export const readBeauticianIdOfUser = async (db: Db, id: string): Promise<number | null> =>
  (await findUserById(db, id))?.beauticianId ?? null;

export { verifyMobileNumberByVisit } from './unique-logins.ts';

/** Leaves out entries whose account was deleted meanwhile. */
export const addUsernames = async <E extends { userId: string }>(
  db: Db,
  entries: readonly E[],
): Promise<(E & { username: string })[]> => {
  const names = await readUsernames(
    db,
    entries.map(({ userId }) => userId),
  );
  return entries.flatMap((entry) => {
    const username = names.get(entry.userId);
    return username === undefined ? [] : [{ ...entry, username }];
  });
};

export const hasAnyUser = async (db: Db): Promise<boolean> => (await countUsers(db)) > 0;

export type DemoAccount = Omit<UserData, '_id' | 'isAdmin' | 'isOnRoster'> & {
  id: string;
  password?: string;
  createdAt: Date;
  beauticianId?: number | null;
};

/** Accounts without a password cannot be used to log in. */
export const insertDemoAccounts = async (db: Db, people: DemoAccount[]): Promise<void> => {
  const rows = await Promise.all(
    people.map(async ({ password, ...person }) => ({
      ...person,
      usernameKey: usernameKey(person.username),
      passwordHash: password === undefined ? null : await hashPassword(password),
      isDemo: true,
      consentAt: person.createdAt,
      emailVerifiedAt: person.createdAt,
      mobileVerifiedAt: person.createdAt,
      updatedAt: person.createdAt,
    })),
  );
  await insertUsers(db, rows);
};

export const countDemoAccounts = countDemoUsers;

/**
 * Demo passwords are public, so such accounts must not exist in a product that others can reach.
 */
export const refuseStartWithDemoAccounts = async (db: Db): Promise<void> => {
  if ((await countDemoUsers(db)) === 0) return;
  throw new StartError(
    'The database contains demo accounts, whose passwords are public. Start with another DATA_DIR or DATABASE_URL.',
  );
};
