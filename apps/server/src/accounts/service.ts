import type { UserData } from '@haldi/contract/accounts/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../platform/database/database.ts';
import { StartError } from '../start-error.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { countDemoUsers, countUsers, findUserById, insertUsers, listUsernames } from './store.ts';

/** The gate for other features. */

/** What these users are called; nothing for accounts that are gone. */
export const usernamesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  const people = ids.length === 0 ? [] : await listUsernames(db, ids);
  return new Map(people.map(({ id, username }) => [id, username]));
};

/** The number that somebody has proven; null: anybody could have given it. */
export const verifiedMobileNumberOf = async (db: Db, id: string): Promise<string | null> => {
  const user = await findUserById(db, id);
  return user?.mobileVerifiedAt ? user.mobileNumber : null;
};

export { verifyMobileNumberByVisit } from './login-ownership.ts';

/** What somebody wrote, with the name they go by now; what they wrote who have just gone is left out. */
export const withUsernames = async <E extends { userId: string }>(
  db: Db,
  entries: readonly E[],
): Promise<(E & { username: string })[]> => {
  const names = await usernamesOf(
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

/** Accounts of the demo data; without a password nobody can log in to them. */
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

/** Accounts that came with the demo data. */
export const countDemoAccounts = countDemoUsers;

/** Passwords that everybody can read must not open a product that others can reach. */
export const refuseDemoAccounts = async (db: Db): Promise<void> => {
  if ((await countDemoUsers(db)) === 0) return;
  throw new StartError(
    'The database contains demo accounts, whose passwords are public. Start with another DATA_DIR or DATABASE_URL.',
  );
};
