import { randomUUID } from 'node:crypto';
import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Role } from '@haldi/contract/kit/role';
import type { NewUser, UserStatus } from '@haldi/contract/users/schema';
import type * as z from 'zod/mini';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { copy } from '../copy.ts';
import { mapLoginConflicts, refuseExistingCustomer } from '../login-ownership.ts';
import { deletePasswordLinksOf } from '../passwords/password-link-store.ts';
import { issuePasswordLink } from '../passwords/password-links.ts';
import { deleteKnownDevicesOf } from '../sessions/known-device-store.ts';
import { publishSessionsEnded } from '../sessions/service.ts';
import { deleteAllSessions } from '../sessions/store.ts';
import { refuseStaffAccountUnlessOwner } from '../staff/staff-account-access.ts';
import {
  findUserById,
  hasUnverifiedMobileNumber,
  insertUser,
  isUnclaimed,
  listUsersByMobile,
  lockActiveOwners,
  lockUser,
  type UserRow,
  updateUser,
} from '../store.ts';
import * as store from './store.ts';

/** The accounts as the admins deal with them. */

type UserAdminContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

export { findUserById, hasUnverifiedMobileNumber, listUsersByMobile, type UserRow };
export const isClaimed = (person: UserRow): boolean => !isUnclaimed(person);
export const listUserRows = store.listUserRows;
export const findUsersByNameOrNumber = store.findUsersByNameOrNumber;
export const countUsersByStatus = store.countUsersByStatus;
export const countNewCustomersByDay = store.countNewCustomersByDay;

export type NewCustomer = {
  username: string;
  mobileNumber: string;
  email?: string | undefined;
  address?: Address | undefined;
};

/** What somebody is to the salon; without it a customer. */
type StaffAssignment = { role: Role; beauticianId: number | null };

const insertCustomerOrStaff = async (
  tx: Db,
  { username, mobileNumber, email, address, ...staff }: NewCustomer & Partial<StaffAssignment>,
  at: Date,
): Promise<UserRow> => {
  const logins = { email: email ?? null, mobileNumber };
  await refuseExistingCustomer(tx, logins);
  return mapLoginConflicts(
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
export const addCustomer = (tx: Db, customer: NewCustomer, at: Date): Promise<UserRow> =>
  insertCustomerOrStaff(tx, customer, at);

/** Opens an account without a password; the link lets its owner claim it. */
export const createAccount = async (
  { db, clock }: UserAdminContext,
  by: Identity,
  { email, ...newcomer }: NewUser & Partial<StaffAssignment>,
  origin: string,
): Promise<{ person: UserRow; passwordLink: z.infer<typeof PasswordLink> }> => {
  const now = clock();
  return db.transaction(async (tx) => {
    const person = await insertCustomerOrStaff(tx, { ...newcomer, email: email ?? undefined }, now);
    await recordAuditEntry(tx, {
      by,
      at: now,
      act: 'user-added',
      subject: { id: person.id },
      changes: [{ field: 'role', before: null, after: person.role }],
    });
    return { person, passwordLink: await issuePasswordLink({ db: tx, clock }, person.id, origin) };
  });
};

/** Logs somebody out everywhere, such as on a phone that was lost. */
export const endUserSessions = async (
  { db, live, clock }: UserAdminContext,
  by: Identity,
  userId: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const row = await lockUser(tx, userId);
    if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
    refuseStaffAccountUnlessOwner(by, row);
    await deleteAllSessions(tx, userId);
    await deleteKnownDevicesOf(tx, userId);
    await recordAuditEntry(tx, { by, at: clock(), act: 'sessions-ended', subject: { id: userId } });
  });
  publishSessionsEnded(live, userId);
};

/**
 * Blocks or unblocks; staff only the owner may. The owners' rows are held meanwhile: of two who block
 * each other at the same moment one comes first, and the other is an active owner no more.
 */
export const changeUserStatus = async (
  { db, live, clock }: UserAdminContext,
  by: Identity,
  userId: string,
  status: UserStatus,
  /** What else is done in the same transaction, be the account in that status already. */
  alongside?: (tx: Db, at: Date) => Promise<void>,
): Promise<UserRow> => {
  if (userId === by.userId) throw new AppError('CONFLICT', copy.notYourself);
  const person = await db.transaction(async (tx) => {
    const owners = await lockActiveOwners(tx);
    const row = await lockUser(tx, userId);
    if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
    if (by.role === 'owner' && !owners.includes(by.userId)) throw unauthenticatedError();
    refuseStaffAccountUnlessOwner(by, row);
    const at = clock();
    await alongside?.(tx, at);
    if (row.status === status) return row;
    if (status === 'blocked') {
      await deleteAllSessions(tx, userId);
      await deletePasswordLinksOf(tx, userId);
    }
    const act = status === 'blocked' ? 'user-blocked' : 'user-unblocked';
    await recordAuditEntry(tx, { by, at, act, subject: { id: userId } });
    return updateUser(tx, userId, { status, updatedAt: at });
  });
  if (!person) throw new AppError('NOT_FOUND', copy.noSuchUser);
  if (status === 'blocked') publishSessionsEnded(live, userId);
  return person;
};
