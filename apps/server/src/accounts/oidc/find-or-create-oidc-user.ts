import { randomUUID } from 'node:crypto';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../../platform/database/database.ts';
import type { PolicyConfig } from '../../policies/service.ts';
import { recordPolicyConsent } from '../profile/sign-up.ts';
import { revokeAllAccess } from '../revoke-access.ts';
import { insertUser, lockUserByEmail, type UserRow, updateUser } from '../store.ts';
import { firstValidUsername } from '../username-checks.ts';
import { findUserByIdentity, insertOidcIdentity, lockNewUserCreation } from './store.ts';

export type OidcClaims = {
  issuer: string;
  subject: string;
  email: string;
  /** Candidates for the username, best first. */
  names: readonly string[];
};

type LinkResult = { user: UserRow; endedSessions: boolean };
type LinkContext = { config: PolicyConfig; now: Date };

const createUser = async (
  db: Db,
  { names, email }: OidcClaims,
  { config, now }: LinkContext,
): Promise<UserRow> => {
  const username = firstValidUsername([...names, 'Customer']);
  return insertUser(db, {
    id: randomUUID(),
    username,
    usernameKey: usernameKey(username),
    email,
    emailVerifiedAt: now,
    ...(await recordPolicyConsent(db, config, now)),
    createdAt: now,
    updatedAt: now,
  });
};

const linkExistingUser = async (
  db: Db,
  user: UserRow,
  { config, now }: LinkContext,
): Promise<LinkResult> => {
  if (user.emailVerifiedAt) return { user, endedSessions: false };
  await revokeAllAccess(db, user.id);
  const changed = await updateUser(db, user.id, {
    passwordHash: null,
    emailVerifiedAt: now,
    // The login page asked for consent.
    ...(user.consentAt === null && (await recordPolicyConsent(db, config, now))),
    updatedAt: now,
  });
  return { user: changed ?? user, endedSessions: true };
};

/** The provider must have verified the email address. */
export const findOrCreateOidcUser = (
  db: Db,
  claims: OidcClaims,
  context: LinkContext,
): Promise<LinkResult> =>
  db.transaction(async (tx) => {
    const { issuer, subject, email } = claims;
    const find = () => findUserByIdentity(tx, issuer, subject);
    const known = (await find()) ?? (await lockNewUserCreation(tx).then(find));
    if (known) return { user: known, endedSessions: false };
    const existing = await lockUserByEmail(tx, email);
    const linked = existing
      ? await linkExistingUser(tx, existing, context)
      : { user: await createUser(tx, claims, context), endedSessions: false };
    const { id: userId } = linked.user;
    await insertOidcIdentity(tx, { issuer, subject, userId, createdAt: context.now });
    return linked;
  });
