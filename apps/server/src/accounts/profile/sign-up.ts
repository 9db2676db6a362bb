import { randomUUID } from 'node:crypto';
import { wholeAddress } from '@haldi/contract/accounts/addresses/address';
import type { SignUp } from '@haldi/contract/accounts/log-in/schema';
import { usernameKey } from '@haldi/contract/accounts/username';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import { agreeTo, type PolicyConfig } from '../../policies/service.ts';
import { notOpenYet, readIsOpen, readPublicSettings } from '../../settings/service.ts';
import type { Accounts, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { refuseTakenLogins, settlingLogins } from '../logins.ts';
import { refuseImitation } from '../names.ts';
import { hashPassword } from '../passwords/hash.ts';
import { type Owner, weakness } from '../passwords/strength.ts';
import { openSession } from '../sessions/service.ts';
import { insertUser, type Logins, type NewUserRow, type UserRow } from '../store.ts';

export const refuseWeakPassword = async (
  { db, config }: Pick<Accounts, 'db' | 'config'>,
  password: string,
  owner: Owner,
  field: string,
): Promise<void> => {
  const { businessName } = await readPublicSettings(db, config);
  const reason = await weakness(password, { ...owner, businessName });
  if (reason) throw new AppError('INVALID_INPUT', copy.checkInput, { fields: { [field]: reason } });
};

/** What whoever opens an account agrees to, as it stands at that moment. */
export const agreement = async (
  tx: Db,
  config: PolicyConfig,
  now: Date,
): Promise<Pick<UserRow, 'consentAt' | 'privacyText' | 'termsText'>> => {
  const { privacy, terms } = await agreeTo(tx, ['privacy', 'terms'], { config, at: now });
  return { consentAt: now, privacyText: privacy, termsText: terms };
};

/** Only what a person may say about themselves goes into the row. */
const newUser = (body: SignUp, passwordHash: string, now: Date): NewUserRow => ({
  id: randomUUID(),
  username: body.username,
  usernameKey: usernameKey(body.username),
  email: body.email,
  mobileNumber: body.mobileNumber,
  passwordHash,
  ...wholeAddress(body),
  createdAt: now,
  updatedAt: now,
});

/**
 * Refuses logins that are taken. That tells which addresses have an account, so it counts as guessing,
 * and whoever has guessed too often is told nothing at all.
 */
export const refuseKnownLogins = async (
  { db, passwordThrottle }: Accounts,
  logins: Partial<Logins>,
  caller: Caller,
  ownId = '',
): Promise<void> => {
  passwordThrottle.countFailure(caller.address);
  await refuseTakenLogins(db, logins, { ownId, ofUnclaimed: copy.unclaimed });
  passwordThrottle.forgive(caller.address);
};

export const signUp = async (accounts: Accounts, body: SignUp, caller: Caller) => {
  const { db, clock, config, hashing, signUps } = accounts;
  if (!(await readIsOpen(db))) throw notOpenYet();
  await refuseWeakPassword(accounts, body.password, body, 'password');
  await refuseImitation(accounts, body.username);
  await refuseKnownLogins(accounts, body, caller);
  const network = networkOf(caller.address);
  signUps.take(network);
  const passwordHash = await hashing.run(() => hashPassword(body.password), network);
  const now = clock();
  const user: UserRow = await settlingLogins(
    db.transaction(async (tx) =>
      insertUser(tx, {
        ...newUser(body, passwordHash, now),
        ...(await agreement(tx, config, now)),
      }),
    ),
  );
  return { user, session: await openSession(accounts, user.id, caller) };
};
