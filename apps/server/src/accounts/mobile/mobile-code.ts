import { randomInt, randomUUID } from 'node:crypto';
import type { AccountSecurity } from '@haldi/contract/accounts/security/schema';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { tooManyRequestsError } from '../../platform/http/rate-limit.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { hashSecret } from '../sessions/generate-and-hash-secrets.ts';
import { findUserById, lockUser, lockUsersByMobile, type UserRow } from '../store.ts';
import { verifyMobileNumberByCode } from '../unique-logins-and-mobile-verification.ts';
import {
  expireMobileCode,
  incrementWrongMobileCodeTries,
  insertMobileCode,
  listMobileCodesOfUser,
  listMobileCodesSince,
  type MobileCodeRow,
} from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const codeLifetimeMs = 10 * minute;
const maxTries = 5;
const sendIntervalMs = minute;
const maxCodesPerDay = 5;

type UnverifiedUser = UserRow & { mobileNumber: string };

const isUnverified = (user: UserRow | undefined): user is UnverifiedUser =>
  typeof user?.mobileNumber === 'string' && user.mobileVerifiedAt === null;

/** Locks the number before the account, as everywhere, to avoid deadlocks. */
const lockUnverifiedUser = async (tx: Db, userId: string): Promise<UnverifiedUser | undefined> => {
  const before = await findUserById(tx, userId);
  if (!isUnverified(before)) return undefined;
  await lockUsersByMobile(tx, before.mobileNumber);
  const user = await lockUser(tx, userId);
  return isUnverified(user) && user.mobileNumber === before.mobileNumber ? user : undefined;
};

/** Salted with the id: there are only a million codes. */
const hashCode = (id: string, code: string): string => hashSecret(`${id} ${code}`);

/** `sent`: the codes of the last day, newest first. */
const secondsToWait = (sent: MobileCodeRow[], now: Date): number => {
  const [latest] = sent;
  const oldestCounted = sent[maxCodesPerDay - 1];
  const next = Math.max(
    latest ? latest.sentAt.getTime() + sendIntervalMs : 0,
    oldestCounted ? oldestCounted.sentAt.getTime() + day : 0,
  );
  return Math.max(0, Math.ceil((next - now.getTime()) / 1_000));
};

type CreatedCode =
  | { wait: number }
  | { id: string; mobileNumber: string; code: string }
  | undefined;

const createCode = ({ db, clock }: AccountsContext, userId: string): Promise<CreatedCode> =>
  db.transaction(async (tx) => {
    const user = await lockUnverifiedUser(tx, userId);
    if (!user) return undefined;
    const now = clock();
    const numberHash = hashSecret(user.mobileNumber);
    const sent = await listMobileCodesSince(
      tx,
      { userId, numberHash },
      new Date(now.getTime() - day),
    );
    const ofAccount = sent.filter((one) => one.userId === userId);
    const toNumber = sent.filter((one) => one.numberHash === numberHash);
    const wait = Math.max(secondsToWait(ofAccount, now), secondsToWait(toNumber, now));
    if (wait > 0) return { wait };
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await insertMobileCode(tx, {
      ...{ id, userId, numberHash, codeHash: hashCode(id, code) },
      ...{ sentAt: now, expiresAt: new Date(now.getTime() + codeLifetimeMs) },
    });
    return { id, mobileNumber: user.mobileNumber, code };
  });

export const sendMobileCode = async (
  accounts: AccountsContext,
  userId: string,
  address: string,
): Promise<void> => {
  const { db, clock, log, sendCode, codeSends } = accounts;
  if (!sendCode) throw new AppError('CONFLICT', copy.codesOff);
  codeSends.take(networkPrefixOf(address));
  const created = await createCode(accounts, userId);
  if (!created) return;
  if ('wait' in created) throw tooManyRequestsError(created.wait);
  const outcome = await sendCode(created.mobileNumber, created.code);
  if (outcome.result === 'sent' || outcome.result === 'unsure') return;
  log.error({ reason: outcome.problem }, 'a code could not be sent on WhatsApp');
  await expireMobileCode(db, created.id, clock());
  throw new AppError('UNAVAILABLE', copy.codeNotSent);
};

const findValidCode = async (
  db: Db,
  { id, mobileNumber }: UnverifiedUser,
  now: Date,
): Promise<MobileCodeRow | undefined> => {
  const [latest] = await listMobileCodesOfUser(db, id);
  const isValid =
    latest?.numberHash === hashSecret(mobileNumber) &&
    latest.expiresAt > now &&
    latest.wrongTries < maxTries;
  return isValid ? latest : undefined;
};

const tryCode = ({ db, clock }: AccountsContext, userId: string, given: string) =>
  db.transaction(async (tx): Promise<'right' | 'wrong' | 'ended'> => {
    const now = clock();
    const user = await lockUnverifiedUser(tx, userId);
    const code = user && (await findValidCode(tx, user, now));
    if (!code) return 'ended';
    if (code.codeHash !== hashCode(code.id, given)) {
      await incrementWrongMobileCodeTries(tx, code.id);
      return 'wrong';
    }
    await expireMobileCode(tx, code.id, now);
    await verifyMobileNumberByCode(tx, user, now);
    return 'right';
  });

/** Throws outside the transaction, which would otherwise roll back the count of wrong tries. */
export const verifyMobileNumber = async (
  accounts: AccountsContext,
  userId: string,
  given: string,
): Promise<void> => {
  const outcome = await tryCode(accounts, userId, given);
  if (outcome === 'right') return;
  const fields = { code: outcome === 'wrong' ? copy.codeWrong : copy.codeEnded };
  throw new AppError('INVALID_INPUT', fields.code, { fields });
};

export const readMobileCodeState = async (
  { db, clock, sendCode }: AccountsContext,
  userId: string,
): Promise<AccountSecurity['mobileCode']> => {
  const user = sendCode && (await findUserById(db, userId));
  if (!isUnverified(user)) return 'not-needed';
  return (await findValidCode(db, user, clock())) ? 'sent' : 'can-be-sent';
};
