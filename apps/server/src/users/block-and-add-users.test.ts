import type { ApiError } from '@haldi/contract/kit/errors';
import { AddedUser, type UserList, UserSummary } from '@haldi/contract/users/schema';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let admin: TestUser;

const ask = (request: InjectOptions, as: TestUser = admin) => product.as(as, request, 'bearer');
const list = async (): Promise<UserList> =>
  (await ask({ url: '/api/admin/dashboard/user' })).json();
const setStatus = (id: string, status: string, as: TestUser = admin) =>
  ask({ method: 'PUT', url: `/api/admin/users/${id}/status`, payload: { status } }, as);
const whoAmI = async (who: TestUser, via: 'bearer' | 'cookie'): Promise<number> =>
  (await product.as(who, { url: '/api/auth/user' }, via)).statusCode;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await product.user({ isAdmin: true, username: 'Owner' });
});
afterAll(() => product.close());

describe('blocking', () => {
  test('ends both credentials at once, and unblocking lets the user log in again', async () => {
    const user = await product.user({ password: 'turmeric-and-milk' });
    expect([await whoAmI(user, 'bearer'), await whoAmI(user, 'cookie')]).toEqual([200, 200]);
    const blocked = await setStatus(user.id, 'blocked');
    expect(UserSummary.parse(blocked.json()).status).toBe('blocked');
    expect([await whoAmI(user, 'bearer'), await whoAmI(user, 'cookie')]).toEqual([401, 401]);
    const logIn = () =>
      product.as(null, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: user.email, password: 'turmeric-and-milk' },
      });
    expect((await logIn()).json<ApiError>().code).toBe('ACCOUNT_BLOCKED');
    const unblocked = await setStatus(user.id, 'active');
    expect(unblocked.json<UserSummary>().status).toBe('active');
    // The old session stays invalid.
    expect(await whoAmI(user, 'bearer')).toBe(401);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('ends the open event streams of that user', async () => {
    const user = await product.user();
    const published: unknown[] = [];
    const unsubscribe = product.context.live.subscribe('sessions-ended', (ended) =>
      published.push(ended),
    );
    await setStatus(user.id, 'blocked');
    unsubscribe();
    expect(published).toEqual([{ userId: user.id }]);
  });

  test('ends password links issued before', async () => {
    const user = await product.user();
    const issued = await ask({
      method: 'POST',
      url: `/api/admin/users/${user.id}/password-link`,
    });
    const token = issued.json<{ link: string }>().link.split('token=')[1];
    await setStatus(user.id, 'blocked');
    await setStatus(user.id, 'active');
    const answer = await product.as(null, {
      method: 'POST',
      url: '/api/auth/password/reset',
      payload: { token, password: 'marigold-garland-9' },
    });
    expect(answer.json<ApiError>().code).toBe('LINK_EXPIRED');
  });

  test('not yourself, and no unknown user', async () => {
    expect((await setStatus(admin.id, 'blocked')).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'You cannot block or unblock yourself.',
    });
    expect(await whoAmI(admin, 'bearer')).toBe(200);
    expect((await setStatus('nobody', 'blocked')).statusCode).toBe(404);
    const user = await product.user();
    expect((await setStatus(user.id, 'gone')).statusCode).toBe(422);
  });

  test('two admins who block each other at once: one is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [
        await product.user({ isAdmin: true }),
        await product.user({ isAdmin: true }),
      ];
      const answers = await Promise.all([
        setStatus(one.id, 'blocked', other),
        setStatus(other.id, 'blocked', one),
      ]);
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 401]);
    }
  });
});

describe('adding a user', () => {
  const add = (payload: object) => ask({ method: 'POST', url: '/api/admin/users', payload });
  const newUser = {
    username: 'Meera Patil',
    email: 'meera@example.com',
    mobileNumber: '9822099999',
  };

  test('creates an account whose owner sets the password with a one-time link', async () => {
    const answer = await add(newUser);
    expect(answer.statusCode).toBe(201);
    const { user, passwordLink } = AddedUser.parse(answer.json());
    expect(user).toMatchObject({
      name: 'Meera Patil',
      status: 'active',
      role: 'customer',
      address: '',
    });
    const [address, token] = passwordLink.link.split('#token=');
    expect(address).toMatch(/\/contact\/password$/);
    const set = (password: string) =>
      product.as(null, {
        method: 'POST',
        url: '/api/auth/password/reset',
        payload: { token, password, consent: true },
      });
    expect((await set('marigold-garland-9')).statusCode).toBe(200);
    expect((await set('another-garland-9')).json<ApiError>().code).toBe('LINK_EXPIRED');
    const logIn = await product.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: '9822099999', password: 'marigold-garland-9' },
    });
    expect(logIn.json()).toMatchObject({ userData: { _id: user.id, isAdmin: false } });
  });

  test('needs no email address, and the name may repeat', async () => {
    const { username } = newUser;
    const answer = await add({ username, email: '', mobileNumber: '9822077777' });
    expect(answer.statusCode).toBe(201);
    expect(AddedUser.parse(answer.json()).user).toMatchObject({ name: username, email: '' });
  });

  test('is always a customer: staff are added by the owner', async () => {
    const answer = await add({ ...newUser, username: 'Second Owner', isAdmin: true });
    expect(answer.statusCode).toBe(422);
  });

  test('all taken logins are reported, and no account is created', async () => {
    const before = (await list()).users.length;
    await product.database.pool.query(
      'update users set mobile_verified_at = now() where mobile_number = $1',
      [newUser.mobileNumber],
    );
    const answer = await add({ ...newUser, username: 'ＭＥＥＲＡ patil' });
    expect(answer.statusCode).toBe(409);
    expect(Object.keys(answer.json<ApiError>().fields ?? {}).toSorted()).toEqual([
      'email',
      'mobileNumber',
    ]);
    expect((await list()).users).toHaveLength(before);
  });

  test.each([
    ['username', 'M'],
    ['email', 'meera'],
    ['mobileNumber', '123'],
  ])('%s may not be %j', async (field, value) => {
    const answer = await add({ ...newUser, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<ApiError>().fields ?? {})).toEqual([field]);
  });
});
