import { randomUUID } from 'node:crypto';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Db } from '../../platform/database/database.ts';
import { StartError } from '../../start-error.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findPasswordWeakness } from '../passwords/password-strength.ts';
import { revokeAllAccess } from '../revoke-access.ts';
import { countOwners, insertUser, lockUserByEmail, type UserRow, updateUser } from '../store.ts';
import { mapLoginConflicts } from '../unique-logins-and-mobile-verification.ts';
import { firstValidUsername } from '../username-checks.ts';

type AdminCredentials = { email: string; password: string };

/** An existing account may be anyone's, so all its access is revoked. */
export const addOrPromoteAdmin = async (
  db: Db,
  { email, password }: AdminCredentials,
  now: Date,
): Promise<UserRow> => {
  const passwordHash = await hashPassword(password);
  const adminFields = {
    passwordHash,
    role: 'owner',
    status: 'active',
    // The operator vouches for the address.
    emailVerifiedAt: now,
    updatedAt: now,
  } as const;
  return db.transaction(async (tx) => {
    const existing = await lockUserByEmail(tx, email);
    if (existing) {
      await revokeAllAccess(tx, existing.id);
      return (await updateUser(tx, existing.id, adminFields)) ?? existing;
    }
    const username = firstValidUsername([`Admin ${email.split('@')[0]}`, 'Admin']);
    const names = { username, usernameKey: usernameKey(username), email };
    return mapLoginConflicts(
      insertUser(tx, { id: randomUUID(), ...names, ...adminFields, createdAt: now }),
    );
  });
};

export const ensureFirstAdmin = async (
  db: Db,
  credentials: AdminCredentials | undefined,
  now: Date,
): Promise<void> => {
  if (!credentials || (await countOwners(db)) > 0) return;
  const reason = await findPasswordWeakness(credentials.password, credentials);
  if (reason) throw new StartError(`ADMIN_PASSWORD is not accepted: ${reason}.`);
  await addOrPromoteAdmin(db, credentials, now);
};
