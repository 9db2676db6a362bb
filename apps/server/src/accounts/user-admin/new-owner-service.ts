import { randomUUID } from 'node:crypto';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { NewOwner } from '@haldi/contract/setup/schema';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { refuseWeakPassword } from '../profile/sign-up.ts';
import { insertUser, type NewUserRow, type UserRow } from '../store.ts';
import { mapLoginConflicts } from '../unique-logins-and-mobile-verification.ts';

export const createOwnerRow = async (
  context: Pick<AppContext, 'db' | 'config' | 'clock'>,
  { username, email, password }: NewOwner,
): Promise<NewUserRow> => {
  await refuseWeakPassword(context, password, { username, email }, 'password');
  const now = context.clock();
  return {
    id: randomUUID(),
    username,
    usernameKey: usernameKey(username),
    email,
    passwordHash: await hashPassword(password),
    role: 'owner',
    createdAt: now,
    updatedAt: now,
  };
};

export const insertOwner = (tx: Db, owner: NewUserRow): Promise<UserRow> =>
  mapLoginConflicts(insertUser(tx, owner));
