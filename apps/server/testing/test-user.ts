import { randomUUID } from 'node:crypto';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import type { Role } from '@haldi/contract/kit/role';
import { hashPassword } from '../src/accounts/passwords/hash-password.ts';
import { openSession } from '../src/accounts/sessions/service.ts';
import { insertUser, type UserChanges } from '../src/accounts/store.ts';
import { demoCustomers } from '../src/demo/people.ts';
import type { AppContext } from '../src/platform/app-context.ts';
import type { Db } from '../src/platform/database/database.ts';

export type TestUser = {
  id: string;
  username: string;
  email: string;
  mobileNumber: string;
  role: Role;
  password: string;
  token: string;
  cookie: string;
  sessionId: string;
};

/** An admin is an owner, unless a role is given. */
export type UserOptions = UserChanges & { password?: string; isAdmin?: boolean };

/** Users created per product, so that each product starts with the same person. */
const counts = new WeakMap<Db, number>();

const nextPerson = (db: Db) => {
  const people = demoCustomers();
  const before = counts.get(db) ?? 0;
  const made = before + 1;
  counts.set(db, made);
  const person = people[before % people.length];
  if (!person) throw new Error('the demo data has no people');
  const { id: _, password: _p, joinedDaysAgo: _d, ...details } = person;
  return {
    ...details,
    username: `${person.username} ${made}`,
    email: `user${made}.${randomUUID().slice(0, 8)}@example.com`,
    mobileNumber: `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  };
};

export const createTestUser = async (
  context: Pick<AppContext, 'db' | 'live' | 'clock'>,
  { password, isAdmin = false, ...options }: UserOptions = {},
): Promise<TestUser> => {
  const role = isAdmin ? ('owner' as const) : ('customer' as const);
  const details = { ...nextPerson(context.db), role, ...options };
  const row = await insertUser(context.db, {
    consentAt: context.clock(),
    emailVerifiedAt: context.clock(),
    mobileVerifiedAt: context.clock(),
    ...details,
    id: randomUUID(),
    usernameKey: usernameKey(details.username),
    passwordHash: password === undefined ? null : await hashPassword(password),
    createdAt: context.clock(),
    updatedAt: context.clock(),
  });
  const { token, cookie, sessionId } = await openSession(context, row.id, { device: 'Test' });
  return {
    id: row.id,
    username: row.username,
    email: row.email ?? '',
    mobileNumber: row.mobileNumber ?? '',
    role: row.role,
    password: password ?? '',
    token,
    cookie,
    sessionId,
  };
};
