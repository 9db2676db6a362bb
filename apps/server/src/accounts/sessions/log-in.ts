import { normalizeMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { errorReason } from '../../platform/error-reason.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { findUserByEmail, findUserByLoginMobile, type UserRow } from '../store.ts';
import { isKnownDevice } from './known-device.ts';
import { openSession } from './service.ts';

const normalizeLogin = (login: string): string =>
  login.includes('@') ? login.trim().toLowerCase() : normalizeMobileNumber(login);

const findByLogin = (db: Db, login: string): Promise<UserRow | undefined> =>
  login.includes('@') ? findUserByEmail(db, login) : findUserByLoginMobile(db, login);

/** Not awaited: the response time must not reveal which accounts are staff. */
const recordFailure = (
  { db, clock, log }: AccountsContext,
  user: UserRow,
  caller: Caller,
): void => {
  if (user.role === 'customer') return;
  recordAuditEntry(db, {
    by: { userId: user.id, username: user.username },
    at: clock(),
    act: 'log-in-failed',
    changes: auditChangesBetween(
      {},
      { device: caller.device, network: networkPrefixOf(caller.address) },
    ),
  }).catch((error: unknown) => {
    log.error({ reason: errorReason(error) }, 'a failed log-in could not be recorded');
  });
};

type LogInInput = { login: string; password: string; deviceHash: string | undefined };

/** An unknown login and a wrong password must look the same, also in response time. */
export const logIn = async (
  accounts: AccountsContext,
  { login, password, deviceHash }: LogInInput,
  caller: Caller,
) => {
  const normalized = normalizeLogin(login);
  const isKnown = await isKnownDevice(accounts, normalized, deviceHash);
  let user: UserRow | undefined;
  const isRight = await accounts.passwordThrottle.compare({
    target: `login ${normalized}`,
    address: caller.address,
    knownDevice: isKnown ? deviceHash : undefined,
    given: password,
    stored: async () => {
      user = await findByLogin(accounts.db, normalized);
      return user?.passwordHash ?? null;
    },
  });
  if (user && (!isRight || user.status === 'blocked')) recordFailure(accounts, user, caller);
  if (!isRight || !user) throw new AppError('INVALID_CREDENTIALS', copy.invalidCredentials);
  if (user.status === 'blocked') throw new AppError('ACCOUNT_BLOCKED', copy.blocked);
  const { passwordHash } = user;
  return { user, session: await openSession(accounts, user.id, { ...caller, passwordHash }) };
};
