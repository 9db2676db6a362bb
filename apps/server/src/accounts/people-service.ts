import { randomUUID } from 'node:crypto';
import type { PasswordLink } from '@haldi/contract/accounts/schema';
import { usernameKey } from '@haldi/contract/accounts/username';
import type { NewUser, UserStatus } from '@haldi/contract/users/schema';
import type * as z from 'zod/mini';
import { unauthenticated } from '../platform/admission.ts';
import type { Identity } from '../platform/identity.ts';
import type { Parts } from '../platform/parts.ts';
import { Refusal } from '../platform/refusal.ts';
import { copy } from './copy.ts';
import { refuseTakenNames, settlingNames } from './names.ts';
import { deleteLinksOf } from './password-link-store.ts';
import { issueLink } from './password-links.ts';
import { deleteAllSessions } from './session-store.ts';
import { publishEnded } from './sessions.ts';
import { findUserById, insertUser, lockActiveAdmins, lockUser, type UserRow, updateUser } from './store.ts';

/** The accounts as the admins deal with them. */

export { countPeople, listAdminIds, listDailyCustomers, listPeople, type PeoplePlace } from './people-store.ts';
export type Person = UserRow;

type People = Pick<Parts, 'db' | 'live' | 'clock'>;

export const findPerson = findUserById;

/** Opens an account without a password; the link lets its owner set one. */
export const addPerson = async (
  { db, clock }: People,
  { username, email, mobileNumber, isAdmin }: NewUser,
  origin: string,
): Promise<{ person: Person; passwordLink: z.infer<typeof PasswordLink> }> => {
  const names = { usernameKey: usernameKey(username), email, mobileNumber };
  await refuseTakenNames(db, names);
  const now = clock();
  const row = { id: randomUUID(), username, ...names, isAdmin, createdAt: now, updatedAt: now };
  const { person, passwordLink } = await settlingNames(
    db.transaction(async (tx) => {
      const person = await insertUser(tx, row);
      return { person, passwordLink: await issueLink({ db: tx, clock }, person.id, origin) };
    }),
  );
  return { person, passwordLink };
};

/**
 * Blocks or unblocks. The admins' rows are held meanwhile: of two admins who block each other at the
 * same moment one comes first, and the other is an admin no more.
 */
export const changeStatus = async (
  { db, live, clock }: People,
  by: Identity,
  userId: string,
  status: UserStatus,
): Promise<Person> => {
  if (userId === by.userId) throw new Refusal('CONFLICT', copy.notYourself);
  const person = await db.transaction(async (tx) => {
    const admins = await lockActiveAdmins(tx);
    if (!admins.includes(by.userId)) throw unauthenticated();
    const row = await lockUser(tx, userId);
    if (!row) throw new Refusal('NOT_FOUND', copy.noSuchUser);
    if (row.status === status) return row;
    if (status === 'blocked') {
      await deleteAllSessions(tx, userId);
      await deleteLinksOf(tx, userId);
    }
    return updateUser(tx, userId, { status, updatedAt: clock() });
  });
  if (!person) throw new Refusal('NOT_FOUND', copy.noSuchUser);
  if (status === 'blocked') publishEnded(live, userId);
  return person;
};
