import { randomInt, randomUUID } from 'node:crypto';
import type { AccountSecurity } from '@haldi/contract/accounts/security/schema';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkPrefixOf } from '../../platform/http/network.ts';
import { tooManyRequestsError } from '../../platform/http/rate-limit.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { verifyMobileNumberByCode } from '../login-ownership.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { findUserById, lockUser, lockUsersByMobile, type UserRow } from '../store.ts';
import {
  countWrongCode,
  expireMobileCode,
  insertMobileCode,
  listMobileCodesOf,
  listMobileCodesSince,
  type MobileCodeRow,
} from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const lifeMs = 10 * minute;
const mostTries = 5;
const sendEveryMs = minute;
const mostADay = 5;

type Unverified = UserRow & { mobileNumber: string };

const isUnverified = (user: UserRow | undefined): user is Unverified =>
  typeof user?.mobileNumber === 'string' && user.mobileVerifiedAt === null;

/** Locks the number before the account, as everywhere, to avoid deadlocks. */
const lockUnverified = async (tx: Db, userId: string): Promise<Unverified | undefined> => {
  const before = await findUserById(tx, userId);
  if (!isUnverified(before)) return undefined;
  await lockUsersByMobile(tx, before.mobileNumber);
  const user = await lockUser(tx, userId);
  return isUnverified(user) && user.mobileNumber === before.mobileNumber ? user : undefined;
};

/** Salted with the id: there are only a million codes. */
const hashOf = (id: string, code: string): string => hashSecret(`${id} ${code}`);

/** `sent`: the codes of the last day, newest first. */
const waitOf = (sent: MobileCodeRow[], now: Date): number => {
  const [latest] = sent;
  const fifth = sent[mostADay - 1];
  const next = Math.max(
    latest ? latest.sentAt.getTime() + sendEveryMs : 0,
    fifth ? fifth.sentAt.getTime() + day : 0,
  );
  return Math.max(0, Math.ceil((next - now.getTime()) / 1_000));
};

type Made = { wait: number } | { id: string; mobileNumber: string; code: string } | undefined;

const makeCode = ({ db, clock }: AccountsContext, userId: string): Promise<Made> =>
  db.transaction(async (tx) => {
    const user = await lockUnverified(tx, userId);
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
    const wait = Math.max(waitOf(ofAccount, now), waitOf(toNumber, now));
    if (wait > 0) return { wait };
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await insertMobileCode(tx, {
      ...{ id, userId, numberHash, codeHash: hashOf(id, code) },
      ...{ sentAt: now, expiresAt: new Date(now.getTime() + lifeMs) },
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
  const made = await makeCode(accounts, userId);
  if (!made) return;
  if ('wait' in made) throw tooManyRequestsError(made.wait);
  const outcome = await sendCode(made.mobileNumber, made.code);
  if (outcome.result === 'sent' || outcome.result === 'unsure') return;
  log.error({ reason: outcome.problem }, 'a code could not be sent on WhatsApp');
  await expireMobileCode(db, made.id, clock());
  throw new AppError('UNAVAILABLE', copy.codeNotSent);
};

const findValidCode = async (
  db: Db,
  { id, mobileNumber }: Unverified,
  now: Date,
): Promise<MobileCodeRow | undefined> => {
  const [latest] = await listMobileCodesOf(db, id);
  const isValid =
    latest?.numberHash === hashSecret(mobileNumber) &&
    latest.expiresAt > now &&
    latest.wrongTries < mostTries;
  return isValid ? latest : undefined;
};

const tryCode = ({ db, clock }: AccountsContext, userId: string, given: string) =>
  db.transaction(async (tx): Promise<'right' | 'wrong' | 'ended'> => {
    const now = clock();
    const user = await lockUnverified(tx, userId);
    const code = user && (await findValidCode(tx, user, now));
    if (!code) return 'ended';
    if (code.codeHash !== hashOf(code.id, given)) {
      await countWrongCode(tx, code.id);
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
