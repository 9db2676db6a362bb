import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { StaffRole } from '@haldi/contract/kit/staff-role';
import type { Beautician } from '@haldi/contract/roster/schema';
import type {
  AddedStaffMember,
  StaffChangeResult,
  StaffMember,
} from '@haldi/contract/users/staff/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Lock, provokeDeadlock } from '../../../testing/provoke-deadlock.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { beauticianDetails } from '../../../testing/test-roster.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { insertOidcIdentity, listOidcIdentitiesOfUser } from '../../accounts/oidc/store.ts';
import { updateUser } from '../../accounts/store.ts';

const url = '/api/admin/staff';

let haldi: TestApp;
let owner: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query("delete from users where role <> 'customer'");
  await haldi.database.pool.query('delete from beauticians');
  owner = await haldi.user({ role: 'owner', username: 'Meera' });
});

const list = async (): Promise<StaffMember[]> =>
  (await haldi.as(owner, { url })).json<{ staff: StaffMember[] }>().staff;
const change = (who: TestUser, userId: string, payload: Record<string, unknown>) =>
  haldi.as(who, { method: 'PUT', url: `${url}/${userId}`, payload });
const newcomer = (over: object = {}) => ({
  username: 'Kirti Pawar',
  mobileNumber: '9822012345',
  role: 'desk' as StaffRole,
  ...over,
});
const add = (payload: object) => haldi.as(owner, { method: 'POST', url, payload });
const addBeautician = async (name: string): Promise<Beautician> =>
  (
    await haldi.as(owner, {
      method: 'POST',
      url: '/api/admin/beauticians',
      payload: beauticianDetails(name),
    })
  ).json();
const desk = { role: 'desk', beautician: null } as const;
const password = 'turmeric-and-milk';
const logIn = ({ mobileNumber }: TestUser) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: mobileNumber, password },
  });
const countDevices = async ({ id }: TestUser): Promise<number> => {
  const found = await haldi.database.pool.query('select from known_devices where user_id = $1', [
    id,
  ]);
  return found.rows.length;
};
const usePasswordLink = ({ link }: PasswordLink) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/password/reset',
    payload: { token: link.split('token=')[1], password: 'saffron-and-honey' },
  });
const removal = { role: 'customer', beautician: null } as const;

describe('adding', () => {
  test('gives an account with its role, and a link to claim it', async () => {
    const answer = await add(newcomer());
    expect(answer.statusCode).toBe(201);
    const { member, passwordLink } = answer.json<AddedStaffMember>();
    expect(member).toMatchObject({ name: 'Kirti Pawar', role: 'desk', isClaimed: false });
    expect(passwordLink).toMatchObject({ isClaim: true });
    expect((await list()).map(({ name }) => name)).toEqual(['Meera', 'Kirti Pawar']);
  });

  test('a beautician needs a roster entry that no other account has', async () => {
    const rekha = await addBeautician('Rekha');
    const without = await add(newcomer({ role: 'beautician' }));
    expect(without.statusCode).toBe(422);
    expect(without.json<ApiError>().fields).toEqual({
      beautician: 'Choose the beautician on the roster',
    });
    const withRoster = newcomer({ role: 'beautician', beautician: rekha._id });
    expect((await add(withRoster)).statusCode).toBe(201);
    const again = await add({ ...withRoster, mobileNumber: '9822012346' });
    expect(again.statusCode).toBe(409);
    expect(again.json<ApiError>().fields).toHaveProperty('beautician');
    expect(
      (await add({ ...withRoster, mobileNumber: '9822012347', beautician: '999' })).statusCode,
    ).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  test('a taken number is reported, and no account is created', async () => {
    const { mobileNumber } = await haldi.user();
    const answer = await add(newcomer({ mobileNumber }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ApiError>().fields).toHaveProperty('mobileNumber');
    expect(await list()).toHaveLength(1);
  });
});

describe('changing', () => {
  test('threat 27: takes effect on the next request, and is audited', async () => {
    const kirti = await haldi.user({ role: 'desk', password });
    const orders = { url: '/api/orders' };
    expect((await haldi.as(kirti, orders)).statusCode).toBe(200);
    expect((await change(owner, kirti.id, removal)).statusCode).toBe(200);
    expect((await haldi.as(kirti, orders)).statusCode).toBe(401);
    expect((await logIn(kirti)).json().userData).toMatchObject({
      isAdmin: false,
      role: 'customer',
    });
    const { entries } = (await haldi.as(owner, { url: '/api/admin/audit?limit=1' })).json();
    expect(entries[0]).toMatchObject({
      act: 'staff-changed',
      changes: [{ field: 'role', before: 'desk', after: 'customer' }],
    });
  });

  test('threat 42: a customer who becomes staff loses all earlier access', async () => {
    const receptionist = await haldi.user({ role: 'desk' });
    const kirti = await haldi.user({ password });
    const { db } = haldi.context;
    await insertOidcIdentity(db, {
      issuer: 'https://id.example',
      subject: 'kirti',
      userId: kirti.id,
      createdAt: haldi.clock(),
    });
    await logIn(kirti);
    expect(await countDevices(kirti)).toBe(1);
    const issued = await haldi.as(receptionist, {
      method: 'POST',
      url: `/api/admin/users/${kirti.id}/password-link`,
    });

    const { passwordLink } = (await change(owner, kirti.id, desk)).json<StaffChangeResult>();

    expect((await usePasswordLink(issued.json())).statusCode).toBe(410);
    expect((await logIn(kirti)).statusCode).toBe(401);
    expect((await haldi.as(kirti, { url: '/api/auth/user' })).statusCode).toBe(401);
    expect(await listOidcIdentitiesOfUser(db, kirti.id)).toEqual([]);
    expect(await countDevices(kirti)).toBe(0);
    if (!passwordLink) throw new Error('no link to set a password');
    const answer = await usePasswordLink(passwordLink);
    expect(answer.json().userData).toMatchObject({ _id: kirti.id, role: 'desk' });
  });

  test.each(['owner', 'beautician', 'customer'] as const)(
    'threat 42: from desk to %s ends sessions and links, not the password',
    async (role) => {
      const kirti = await haldi.user({ role: 'desk', password });
      const place = role === 'beautician' ? (await addBeautician('Kirti'))._id : null;
      const issued = await haldi.as(owner, {
        method: 'POST',
        url: `/api/admin/users/${kirti.id}/password-link`,
      });
      const changed = await change(owner, kirti.id, { role, beautician: place });
      expect(changed.json<StaffChangeResult>().passwordLink).toBeUndefined();
      expect((await usePasswordLink(issued.json())).statusCode).toBe(410);
      expect((await haldi.as(kirti, { url: '/api/auth/user' })).statusCode).toBe(401);
      expect((await logIn(kirti)).json().userData).toMatchObject({ role });
    },
  );

  test('threat 42: the desk cannot issue a link while the customer becomes staff', async () => {
    const receptionist = await haldi.user({ role: 'desk' });
    const kirti = await haldi.user();
    const lock: Lock = ['select id from users where id = $1 for update', [kirti.id]];
    const promote: Lock = ["update users set role = 'owner' where id = $1", [kirti.id]];
    const answer = await provokeDeadlock(haldi.database.pool, [lock, promote], () =>
      haldi.as(receptionist, {
        method: 'POST',
        url: `/api/admin/users/${kirti.id}/password-link`,
      }),
    );
    expect(answer.statusCode).toBe(403);
  });

  test('threat 42: a password that is cleared while it is being checked opens no session', async () => {
    const kirti = await haldi.user({ password });
    const lock: Lock = ['select id from users where id = $1 for update', [kirti.id]];
    const clear: Lock = ['update users set password_hash = null where id = $1', [kirti.id]];
    const answer = await provokeDeadlock(haldi.database.pool, [lock, clear], () => logIn(kirti));
    expect(answer.statusCode).toBe(401);
  });

  test('changing only the roster entry keeps sessions', async () => {
    const kirti = await haldi.user({ role: 'desk' });
    const { _id } = await addBeautician('Kirti');
    await change(owner, kirti.id, { role: 'desk', beautician: _id });
    expect((await haldi.as(kirti, { url: '/api/auth/user' })).statusCode).toBe(200);
  });

  test('the last owner stays one; a second may take over', async () => {
    const answer = await change(owner, owner.id, desk);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ApiError>().code).toBe('LAST_ADMIN');
    const second = await haldi.user({ role: 'owner' });
    expect((await change(owner, owner.id, desk)).statusCode).toBe(200);
    expect((await change(second, second.id, removal)).statusCode).toBe(409);
  });

  test('a blocked owner does not count as another one', async () => {
    const { id } = await haldi.user({ role: 'owner' });
    await updateUser(haldi.context.db, id, { status: 'blocked' });
    expect((await change(owner, owner.id, desk)).statusCode).toBe(409);
  });

  test('two owners who remove each other: one is left', async () => {
    const other = await haldi.user({ role: 'owner' });
    const answers = await Promise.all([
      change(owner, other.id, removal),
      change(other, owner.id, removal),
    ]);
    const [first, second] = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(first).toBe(200);
    // Refused by role, or logged out before the call was admitted.
    expect([401, 403]).toContain(second);
  });

  test('an owner who works as a beautician keeps their own visits', async () => {
    const place = await addBeautician('Meera');
    const body = { role: 'owner', beautician: place._id } as const;
    expect((await change(owner, owner.id, body)).json().staff[0]).toMatchObject(body);
    expect((await haldi.as(owner, { url: '/api/auth/user' })).json().userData).toMatchObject({
      isAdmin: true,
      isOnRoster: true,
    });
  });

  test('unknown user: 404', async () => {
    expect((await change(owner, 'nobody', desk)).statusCode).toBe(404);
  });
});

describe('the desk', () => {
  let kirti: TestUser;
  beforeEach(async () => {
    kirti = await haldi.user({ role: 'desk' });
  });

  test('sees the dashboard without revenue', async () => {
    const of = async (who: TestUser): Promise<Dashboard> =>
      (await haldi.as(who, { url: '/api/admin/dashboard' })).json();
    const seen = await of(kirti);
    expect(seen).toMatchObject({ totalRevenue: null, revenueGrowth: null });
    expect(new Set(seen.daily.map(({ revenue }) => revenue))).toEqual(new Set([null]));
    expect((await of(owner)).totalRevenue).toEqual(expect.any(Number));
  });

  test.each([
    ['block', 'PUT', 'status', { status: 'blocked' }],
    ['log out', 'DELETE', 'sessions', undefined],
    ['hand a link to', 'POST', 'password-link', undefined],
  ] as const)('may %s customers, not staff', async (_, method, part, payload) => {
    const ask = (userId: string) =>
      haldi.as(kirti, {
        method,
        url: `/api/admin/users/${userId}/${part}`,
        ...(payload && { payload }),
      });
    expect((await ask(owner.id)).statusCode).toBe(403);
    expect((await ask((await haldi.user({ role: 'beautician' })).id)).statusCode).toBe(403);
    expect((await ask((await haldi.user()).id)).statusCode).toBeLessThan(300);
  });
});
