import { randomUUID } from 'node:crypto';
import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import { usernameKey } from '@haldi/contract/accounts/username';
import type { Role } from '@haldi/contract/kit/role';
import type { NewUser, UserStatus } from '@haldi/contract/users/schema';
import type * as z from 'zod/mini';
import { recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { copy } from '../copy.ts';
import { refuseKnownCustomer, settlingLogins } from '../logins.ts';
import { deleteLinksOf } from '../passwords/link-store.ts';
import { issueLink } from '../passwords/links.ts';
import { forgetDevicesOf } from '../sessions/known-device-store.ts';
import { publishEnded } from '../sessions/service.ts';
import { deleteAllSessions } from '../sessions/store.ts';
import { refuseStaffOfOwner } from '../staff/owners-business.ts';
import {
  findUserById,
  insertUser,
  isUnclaimed,
  isUnproven,
  listUsersByMobile,
  lockActiveOwners,
  lockUser,
  type UserRow,
  updateUser,
} from '../store.ts';
import * as store from './store.ts';

/** The accounts as the admins deal with them. */

export type Person = UserRow;

type People = Pick<AppContext, 'db' | 'live' | 'clock'>;

export const findPerson = findUserById;
export const listPeopleByMobile = listUsersByMobile;
export { isUnproven };
export const isClaimed = (person: Person): boolean => !isUnclaimed(person);
export const listPeople = store.listPeople;
export const findByNameOrNumber = store.findByNameOrNumber;
export const countPeople = store.countPeople;
export const listDailyCustomers = store.listDailyCustomers;

export type NewCustomer = {
  username: string;
  mobileNumber: string;
  email?: string | undefined;
  address?: Address | undefined;
};

/** What somebody is to the salon; without it a customer. */
type StaffPlace = { role: Role; beauticianId: number | null };

const insertPerson = async (
  tx: Db,
  { username, mobileNumber, email, address, ...staff }: NewCustomer & Partial<StaffPlace>,
  at: Date,
): Promise<Person> => {
  const logins = { email: email ?? null, mobileNumber };
  await refuseKnownCustomer(tx, logins);
  return settlingLogins(
    insertUser(tx, {
      ...address,
      ...staff,
      id: randomUUID(),
      username,
      usernameKey: usernameKey(username),
      ...logins,
      mobileIsLogin: false,
      createdAt: at,
      updatedAt: at,
    }),
  );
};

/**
 * A customer whom staff wrote down, inside whatever transaction needs her. She has no password and
 * has agreed to nothing yet: a link that staff hand out lets her claim the account.
 */
export const addCustomer = (tx: Db, customer: NewCustomer, at: Date): Promise<Person> =>
  insertPerson(tx, customer, at);

/** Opens an account without a password; the link lets its owner claim it. */
export const addPerson = async (
  { db, clock }: People,
  by: Identity,
  { email, ...newcomer }: NewUser & Partial<StaffPlace>,
  origin: string,
): Promise<{ person: Person; passwordLink: z.infer<typeof PasswordLink> }> => {
  const now = clock();
  return db.transaction(async (tx) => {
    const person = await insertPerson(tx, { ...newcomer, email: email ?? undefined }, now);
    await recordAct(tx, {
      by,
      at: now,
      act: 'user-added',
      subject: { id: person.id },
      changes: [{ field: 'role', before: null, after: person.role }],
    });
    return { person, passwordLink: await issueLink({ db: tx, clock }, person.id, origin) };
  });
};

/** Logs somebody out everywhere, such as on a phone that was lost. */
export const endSessions = async (
  { db, live, clock }: People,
  by: Identity,
  userId: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const row = await lockUser(tx, userId);
    if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
    refuseStaffOfOwner(by, row);
    await deleteAllSessions(tx, userId);
    await forgetDevicesOf(tx, userId);
    await recordAct(tx, { by, at: clock(), act: 'sessions-ended', subject: { id: userId } });
  });
  publishEnded(live, userId);
};

/**
 * Blocks or unblocks; staff only the owner may. The owners' rows are held meanwhile: of two who block
 * each other at the same moment one comes first, and the other is an active owner no more.
 */
export const changeStatus = async (
  { db, live, clock }: People,
  by: Identity,
  userId: string,
  status: UserStatus,
  /** What else is done in the same transaction, be the account in that status already. */
  alongside?: (tx: Db, at: Date) => Promise<void>,
): Promise<Person> => {
  if (userId === by.userId) throw new AppError('CONFLICT', copy.notYourself);
  const person = await db.transaction(async (tx) => {
    const owners = await lockActiveOwners(tx);
    const row = await lockUser(tx, userId);
    if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
    if (by.role === 'owner' && !owners.includes(by.userId)) throw unauthenticated();
    refuseStaffOfOwner(by, row);
    const at = clock();
    await alongside?.(tx, at);
    if (row.status === status) return row;
    if (status === 'blocked') {
      await deleteAllSessions(tx, userId);
      await deleteLinksOf(tx, userId);
    }
    const act = status === 'blocked' ? 'user-blocked' : 'user-unblocked';
    await recordAct(tx, { by, at, act, subject: { id: userId } });
    return updateUser(tx, userId, { status, updatedAt: at });
  });
  if (!person) throw new AppError('NOT_FOUND', copy.noSuchUser);
  if (status === 'blocked') publishEnded(live, userId);
  return person;
};
