import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { recentLogInMaxAgeMs } from '../sessions/session-expiry.ts';
import { listSessionsOfUser } from '../sessions/store.ts';
import type { UserRow } from '../store.ts';
import { requireCurrentPassword, requireUserById } from './change-profile-and-password.ts';

const requireFreshSession = async (
  { db, clock }: AccountsContext,
  identity: Identity,
): Promise<void> => {
  const sessions = await listSessionsOfUser(db, identity.userId);
  const own = sessions.find((session) => session.id === identity.sessionId);
  if (own && clock().getTime() - own.createdAt.getTime() <= recentLogInMaxAgeMs) return;
  throw new AppError('LOG_IN_AGAIN', copy.logInAgain);
};

export const hasPassword = async (db: Db, userId: string): Promise<boolean> =>
  (await requireUserById(db, userId)).passwordHash !== null;

export type ProofOfIdentity = {
  identity: Identity;
  password: string | undefined;
  caller: Caller;
};

/** The password; without one, a recent login. */
export const requireProofOfIdentity = async (
  accounts: AccountsContext,
  { identity, password, caller }: ProofOfIdentity,
): Promise<UserRow> => {
  const user = await requireUserById(accounts.db, identity.userId);
  if (user.passwordHash === null) await requireFreshSession(accounts, identity);
  else await requireCurrentPassword(accounts, user, password, { caller, field: 'password' });
  return user;
};
