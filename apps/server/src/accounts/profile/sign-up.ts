import { randomUUID } from 'node:crypto';
import { fillMissingAddressFields } from '@haldi/contract/accounts/addresses/address';
import type { SignUp } from '@haldi/contract/accounts/log-in/schema';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { type PolicyConfig, recordPolicyVersionsInForce } from '../../policies/service.ts';
import { isSalonOpen, notOpenYetError, readPublicSettings } from '../../settings/service.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findPasswordWeakness, type PasswordOwner } from '../passwords/password-strength.ts';
import { openSession } from '../sessions/service.ts';
import { insertUser, type Logins, type NewUserRow, type UserRow } from '../store.ts';
import { mapLoginConflicts, refuseTakenLogins } from '../unique-logins-and-mobile-verification.ts';
import { refuseImpersonation } from '../username-checks.ts';

export const refuseWeakPassword = async (
  { db, config }: Pick<AccountsContext, 'db' | 'config'>,
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> => {
  const { businessName } = await readPublicSettings(db, config);
  const reason = await findPasswordWeakness(password, { ...owner, businessName });
  if (reason) throw new AppError('INVALID_INPUT', copy.checkInput, { fields: { [field]: reason } });
};

export const recordPolicyConsent = async (
  tx: Db,
  config: PolicyConfig,
  now: Date,
): Promise<Pick<UserRow, 'consentAt' | 'privacyText' | 'termsText'>> => {
  const { privacy, terms } = await recordPolicyVersionsInForce(tx, ['privacy', 'terms'], {
    config,
    at: now,
  });
  return { consentAt: now, privacyText: privacy, termsText: terms };
};

/** Copies only the fields that users may set themselves. */
const newUser = (body: SignUp, passwordHash: string, now: Date): NewUserRow => ({
  id: randomUUID(),
  username: body.username,
  usernameKey: usernameKey(body.username),
  email: body.email,
  mobileNumber: body.mobileNumber,
  passwordHash,
  ...fillMissingAddressFields(body),
  createdAt: now,
  updatedAt: now,
});

/** Reveals which addresses have an account, so it counts as guessing and is throttled. */
export const refuseTakenLoginsWithThrottle = async (
  { db, passwordThrottle }: AccountsContext,
  logins: Partial<Logins>,
  caller: Caller,
  ownId = '',
): Promise<void> => {
  passwordThrottle.countFailure(caller.address);
  await refuseTakenLogins(db, logins, { ownId, ofUnclaimed: copy.unclaimed });
  passwordThrottle.forgive(caller.address);
};

export const signUp = async (accounts: AccountsContext, body: SignUp, caller: Caller) => {
  const { db, clock, config, hashing, signUps } = accounts;
  if (!(await isSalonOpen(db))) throw notOpenYetError();
  await refuseWeakPassword(accounts, body.password, body, 'password');
  await refuseImpersonation(accounts, body.username);
  await refuseTakenLoginsWithThrottle(accounts, body, caller);
  const network = networkPrefixOf(caller.address);
  signUps.take(network);
  const passwordHash = await hashing.run(() => hashPassword(body.password), network);
  const now = clock();
  const user: UserRow = await mapLoginConflicts(
    db.transaction(async (tx) =>
      insertUser(tx, {
        ...newUser(body, passwordHash, now),
        ...(await recordPolicyConsent(tx, config, now)),
      }),
    ),
  );
  return { user, session: await openSession(accounts, user.id, caller) };
};
