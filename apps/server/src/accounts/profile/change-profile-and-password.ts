import type { ProfileUpdate } from '@haldi/contract/accounts/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { deletePasswordLinksOfUser } from '../passwords/password-link-store.ts';
import { deleteKnownDevicesOfUser } from '../sessions/known-device-store.ts';
import { publishSessionsEnded } from '../sessions/service.ts';
import { deleteAllSessions } from '../sessions/store.ts';
import { findUserById, type Logins, type UserChanges, type UserRow, updateUser } from '../store.ts';
import { mapLoginConflicts } from '../unique-logins-and-mobile-verification.ts';
import { refuseImpersonation } from '../username-checks.ts';
import { refuseTakenLoginsWithThrottle, refuseWeakPassword } from './sign-up.ts';

export const requireUserById = async (db: Db, userId: string): Promise<UserRow> => {
  const user = await findUserById(db, userId);
  if (!user) throw unauthenticatedError();
  return user;
};

const passwordError = (field: string, message: string): AppError =>
  new AppError('WRONG_PASSWORD', copy.wrongPassword, { fields: { [field]: message } });

export const requireCurrentPassword = async (
  { passwordThrottle }: AccountsContext,
  user: UserRow,
  given: string | undefined,
  { caller, field }: { caller: Caller; field: string },
): Promise<void> => {
  if (user.passwordHash === null) throw passwordError(field, copy.noPassword);
  if (given === undefined) throw passwordError(field, copy.currentPassword);
  const isRight = await passwordThrottle.compare({
    target: `user ${user.id}`,
    address: caller.address,
    given,
    stored: async () => user.passwordHash,
  });
  if (!isRight) throw passwordError(field, copy.wrongPassword);
};

const changesOf = (
  body: ProfileUpdate,
  { isOtherEmail, isOtherMobile }: { isOtherEmail: boolean; isOtherMobile: boolean },
  now: Date,
): UserChanges => {
  const { currentPassword: _, ...sent } = body;
  return {
    ...(Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== undefined),
    ) as UserChanges),
    ...(sent.username !== undefined && { usernameKey: usernameKey(sent.username) }),
    ...(isOtherEmail && { emailVerifiedAt: null }),
    ...(isOtherMobile && { mobileIsLogin: true, mobileVerifiedAt: null }),
    updatedAt: now,
  };
};

const newLogins = (
  user: UserRow,
  { email = user.email, mobileNumber = user.mobileNumber }: UserChanges,
): Partial<Logins> => ({
  ...(email !== user.email && { email }),
  ...(mobileNumber !== user.mobileNumber && { mobileNumber }),
});

const refuseNoLogin = (
  user: UserRow,
  { email = user.email, mobileNumber }: ProfileUpdate,
): void => {
  const currentNumber = user.mobileIsLogin ? user.mobileNumber : null;
  if (email !== null || (mobileNumber ?? currentNumber) !== null) return;
  const fields = { email: copy.needsLogin };
  throw new AppError('INVALID_INPUT', copy.checkInput, { fields });
};

/**
 * A new email address or number requires the current password: both are logins, and a new address
 * could receive a password link.
 */
export const changeProfile = async (
  accounts: AccountsContext,
  { userId }: Identity,
  body: ProfileUpdate,
  caller: Caller,
): Promise<UserRow> => {
  const { db, live, clock } = accounts;
  const user = await requireUserById(db, userId);
  const isOtherEmail = body.email !== undefined && body.email !== user.email;
  const isOtherMobile = body.mobileNumber !== undefined && body.mobileNumber !== user.mobileNumber;
  // A number is a login only if there was one and a password is set.
  const wasLogin = user.mobileNumber !== null && user.passwordHash !== null;
  const changes = changesOf(body, { isOtherEmail, isOtherMobile }, clock());
  const { username = user.username } = body;
  refuseNoLogin(user, body);
  if (username !== user.username && user.role === 'customer') {
    await refuseImpersonation(accounts, username, userId);
  }
  if (isOtherEmail || (isOtherMobile && wasLogin)) {
    await requireCurrentPassword(accounts, user, body.currentPassword, {
      caller,
      field: 'currentPassword',
    });
  }
  const logins = newLogins(user, changes);
  if (Object.keys(logins).length > 0)
    await refuseTakenLoginsWithThrottle(accounts, logins, caller, userId);
  const changed = await mapLoginConflicts(
    db.transaction(async (tx) => {
      const row = await updateUser(tx, userId, changes);
      // Links sent to the old address must no longer work.
      if (isOtherEmail) await deletePasswordLinksOfUser(tx, userId);
      return row;
    }),
  );
  if (!changed) throw unauthenticatedError();
  // The user's post and review show the new name.
  if (changed.username !== user.username) live.publish('content-changed');
  return changed;
};

export const changePassword = async (
  accounts: AccountsContext,
  { userId, sessionId }: Identity,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<UserRow> => {
  const { db, live, clock, hashing } = accounts;
  const user = await requireUserById(db, userId);
  await requireCurrentPassword(accounts, user, currentPassword, {
    caller,
    field: 'currentPassword',
  });
  await refuseWeakPassword(accounts, newPassword, user, 'newPassword');
  const passwordHash = await hashing.run(
    () => hashPassword(newPassword),
    networkPrefixOf(caller.address),
  );
  const { changed, ended } = await db.transaction(async (tx) => {
    const row = await updateUser(tx, userId, { passwordHash, updatedAt: clock() });
    await deletePasswordLinksOfUser(tx, userId);
    await deleteKnownDevicesOfUser(tx, userId);
    return { changed: row, ended: await deleteAllSessions(tx, userId, sessionId) };
  });
  publishSessionsEnded(live, userId, ended);
  if (!changed) throw unauthenticatedError();
  return changed;
};
