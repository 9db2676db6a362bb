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
import { deletePasswordLinksOfUser } from '../passwords/password-link-store.ts';
import { issuePasswordLink } from '../passwords/password-links.ts';
import { deleteKnownDevicesOfUser } from '../sessions/known-device-store.ts';
import { publishSessionsEnded } from '../sessions/service.ts';
import { deleteAllSessions } from '../sessions/store.ts';
import { refuseStaffAccountUnlessOwner } from '../staff/staff-account-access.ts';
import {
  findUserById,
  hasUnverifiedMobileNumber,
  insertUser,
  isAccountUnclaimed,
  listUsersByMobile,
  lockActiveOwners,
  lockUser,
  type UserRow,
  updateUser,
} from '../store.ts';
import { mapLoginConflicts, refuseExistingCustomer } from '../unique-logins.ts';
import * as store from './store.ts';

type UserAdminContext = Pick<AppContext, 'db' | 'live' | 'clock'>;

export { findUserById, hasUnverifiedMobileNumber, listUsersByMobile, type UserRow };
export const isAccountClaimed = (person: UserRow): boolean => !isAccountUnclaimed(person);
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

/** Absent: a customer. */
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
 * Runs in the caller's transaction. The customer has no password and has not agreed to anything
 * yet; a link lets them claim the account.
 */
export const addCustomer = (tx: Db, customer: NewCustomer, at: Date): Promise<UserRow> =>
  insertCustomerOrStaff(tx, customer, at);

/** The account has no password; the link lets its owner claim it. */
export const createAccountWithPasswordLink = async (
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
    await deleteKnownDevicesOfUser(tx, userId);
    await recordAuditEntry(tx, { by, at: clock(), act: 'sessions-ended', subject: { id: userId } });
  });
  publishSessionsEnded(live, userId);
};

/**
 * Owners are locked first: of two owners who block each other at the same moment, only the first
 * succeeds.
 */
export const changeUserStatus = async (
  { db, live, clock }: UserAdminContext,
  by: Identity,
  userId: string,
  status: UserStatus,
  /** Runs in the same transaction, even if the status does not change. */
  additionalChange?: (tx: Db, at: Date) => Promise<void>,
): Promise<UserRow> => {
  if (userId === by.userId) throw new AppError('CONFLICT', copy.notYourself);
  const person = await db.transaction(async (tx) => {
    const owners = await lockActiveOwners(tx);
    const row = await lockUser(tx, userId);
    if (!row) throw new AppError('NOT_FOUND', copy.noSuchUser);
    if (by.role === 'owner' && !owners.includes(by.userId)) throw unauthenticatedError();
    refuseStaffAccountUnlessOwner(by, row);
    const at = clock();
    await additionalChange?.(tx, at);
    if (row.status === status) return row;
    if (status === 'blocked') {
      await deleteAllSessions(tx, userId);
      await deletePasswordLinksOfUser(tx, userId);
    }
    const act = status === 'blocked' ? 'user-blocked' : 'user-unblocked';
    await recordAuditEntry(tx, { by, at, act, subject: { id: userId } });
    return updateUser(tx, userId, { status, updatedAt: at });
  });
  if (!person) throw new AppError('NOT_FOUND', copy.noSuchUser);
  if (status === 'blocked') publishSessionsEnded(live, userId);
  return person;
};
