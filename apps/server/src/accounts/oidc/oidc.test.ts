import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/test-app.ts';
import { cookieFromHeader, oidcCallbackUrl, openTestOidc } from '../../../testing/test-oidc.ts';
import { findUserByEmail, updateUser } from '../store.ts';
import { addCustomer } from '../user-admin/service.ts';
import { findOrCreateOidcUser } from './find-or-create-oidc-user.ts';

type Journey = Awaited<ReturnType<typeof openTestOidc>>;
let provider: Journey['provider'];
let haldi: Journey['haldi'];
let newcomer: Journey['newcomer'];
let start: Journey['start'];
let pickUp: Journey['pickUp'];
let logIn: Journey['logIn'];
let close: Journey['close'];
beforeAll(async () => {
  ({ provider, haldi, newcomer, start, pickUp, logIn, close } = await openTestOidc());
});
afterAll(() => close());

test('a new user on several devices at once gets one account, a user of the same name another', async () => {
  const { issuer } = provider;
  const { db, config } = haldi.context;
  const moment = { config, now: haldi.clock() };
  const [one, other] = [newcomer(), newcomer()];
  const link = ({ sub, email }: typeof one) =>
    findOrCreateOidcUser(db, { issuer, subject: sub, email, names: ['Asha Kulkarni'] }, moment);
  const linked = await Promise.all([one, one, other, one, other].map(link));
  const ids = linked.map(({ user }) => user.id);
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[0], ids[2]]);
  expect(ids[2]).not.toBe(ids[0]);
});

describe('logging in at the provider', () => {
  test('asks with state, PKCE, nonce and the exact redirect', async () => {
    const { location } = await start();
    const query = new URL(location).searchParams;
    expect(location.startsWith(provider.issuer)).toBe(true);
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: oidcCallbackUrl,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('creates an account and returns the token only to an authenticated call', async () => {
    const person = newcomer();
    provider.setAccount(person);
    const { status, location, cookie, answer } = await logIn('/book?from=home');
    expect(status).toBe(303);
    expect(location).toBe('/auth-success?next=%2Fbook%3Ffrom%3Dhome');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('');

    const picked = await pickUp(cookie);
    expect(picked.statusCode).toBe(200);
    const { token, userData } = picked.json();
    expect(userData).toMatchObject({
      email: person.email,
      username: person.name,
      mobileNumber: '',
      street: '',
      pincode: '',
      isAdmin: false,
    });
    const fresh = cookieFromHeader(picked.headers['set-cookie'], 'haldi_session');
    expect(fresh).not.toBe(cookie);
    const me = (headers: Record<string, string>) =>
      haldi.app.inject({ url: '/api/auth/user', headers });
    expect((await me({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await me({ cookie: `haldi_session=${fresh}` })).statusCode).toBe(200);
    expect((await me({ cookie: `haldi_session=${cookie}` })).statusCode).toBe(401);
    expect((await pickUp(cookie)).statusCode).toBe(401);
    expect((await pickUp(fresh)).statusCode).toBe(409);
  });

  test('a session that is never exchanged expires after ten minutes', async () => {
    provider.setAccount(newcomer());
    const { cookie } = await logIn();
    haldi.clock.advance(10 * 60_000);
    expect((await pickUp(cookie)).statusCode).toBe(401);
  });

  test('finds the same account again, even if its email address has changed', async () => {
    const person = newcomer();
    provider.setAccount(person);
    await logIn();
    provider.setAccount({ ...person, email: 'moved@example.com', email_verified: false });
    const { cookie } = await logIn();
    expect((await pickUp(cookie)).json().userData.email).toBe(person.email);
  });

  test('a name may repeat, and stays as it is', async () => {
    const [one, two] = [newcomer(), newcomer()];
    const namesake = await haldi.user({ username: one.name });
    const ids = new Set([namesake.id]);
    for (const person of [one, { ...two, name: one.name }]) {
      provider.setAccount(person);
      const { userData } = (await pickUp((await logIn()).cookie)).json();
      expect(userData.username).toBe(one.name);
      ids.add(userData._id);
    }
    expect(ids.size).toBe(3);
  });
});

test('before the salon opens only existing accounts can log in', async () => {
  const { pool } = haldi.database;
  const { rows } = await pool.query('select opened_at from settings');
  await pool.query('update settings set opened_at = null');
  const [stranger, known] = [newcomer(), newcomer()];
  await haldi.user({ email: known.email });
  provider.setAccount(stranger);
  expect((await logIn('/book')).location).toBe('/contact/login?oidc=closed&next=%2Fbook');
  expect(await findUserByEmail(haldi.context.db, stranger.email)).toBeUndefined();
  provider.setAccount(known);
  expect((await logIn('/book')).location).toBe('/auth-success?next=%2Fbook');
  await pool.query('update settings set opened_at = $1', [rows[0].opened_at]);
});

describe('threat 4: linking to an existing account', () => {
  test('never verified: its password and sessions are removed', async () => {
    const person = newcomer();
    const unverifiedOwner = await haldi.user({
      email: person.email,
      password: 'squatters-password',
      emailVerifiedAt: null,
    });
    provider.setAccount(person);
    const { cookie } = await logIn();
    expect((await pickUp(cookie)).json().userData._id).toBe(unverifiedOwner.id);
    for (const via of ['bearer', 'cookie'] as const) {
      expect((await haldi.as(unverifiedOwner, { url: '/api/auth/user' }, via)).statusCode).toBe(
        401,
      );
    }
    const answer = await haldi.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: person.email, password: 'squatters-password' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('created by staff: a verified address claims the account and records consent', async () => {
    const person = newcomer();
    const { db } = haldi.context;
    const addedCustomer = await addCustomer(
      db,
      { username: 'Kavita Rao', mobileNumber: '9822012388', email: person.email },
      haldi.clock(),
    );
    provider.setAccount(person);
    expect((await pickUp((await logIn()).cookie)).json().userData._id).toBe(addedCustomer.id);
    const { hash } = (await haldi.as(null, { url: '/api/policies/privacy' })).json();
    expect(await findUserByEmail(db, person.email)).toMatchObject({
      consentAt: haldi.clock(),
      privacyText: hash,
    });
  });

  test('never verified: an earlier link to the provider is removed', async () => {
    const [intruder, owner] = [newcomer(), newcomer()];
    provider.setAccount(intruder);
    const first = (await pickUp((await logIn()).cookie)).json().userData._id;
    // As the profile does when the email address changes.
    await updateUser(haldi.context.db, first, { email: owner.email, emailVerifiedAt: null });
    provider.setAccount(owner);
    expect((await pickUp((await logIn()).cookie)).json().userData._id).toBe(first);
    provider.setAccount(intruder);
    expect((await pickUp((await logIn()).cookie)).json().userData._id).not.toBe(first);
  });

  test('verified before: both ways to log in stay', async () => {
    const person = newcomer();
    const asha = await haldi.user({
      email: person.email,
      password: 'turmeric-and-milk',
      emailVerifiedAt: haldi.clock(),
    });
    provider.setAccount(person);
    await logIn();
    expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(200);
    expect((await findUserByEmail(haldi.context.db, person.email))?.passwordHash).not.toBeNull();
  });

  test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    '%j: no account is made or linked',
    async (claims) => {
      const person = newcomer();
      const asha = await haldi.user({ email: person.email });
      const { email_verified, email } = { ...person, ...claims };
      provider.setAccount({
        sub: person.sub,
        name: person.name,
        ...(email && { email }),
        ...(email_verified !== undefined && { email_verified }),
      });
      const { location, cookie } = await logIn('/book');
      expect(location).toBe('/contact/login?oidc=unverified&next=%2Fbook');
      expect(cookie).toBe('');
      expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(200);
    },
  );

  test('a blocked user cannot log in', async () => {
    const person = newcomer();
    const asha = await haldi.user({ email: person.email });
    await updateUser(haldi.context.db, asha.id, { status: 'blocked' });
    provider.setAccount(person);
    const { location, cookie } = await logIn();
    expect(location).toBe('/contact/login?oidc=blocked&next=%2F');
    expect(cookie).toBe('');
  });
});

describe('the provider', () => {
  test('its label is public', async () => {
    const answer = await haldi.as(null, { url: '/api/settings/public' });
    expect(answer.json().oidcLabel).toBe('Continue with Test');
  });

  test('without configuration, start and callback are not found', async () => {
    const plain = await buildTestApp({ database: haldi.database });
    const begin = { method: 'POST', url: '/api/auth/oidc/start', payload: {} } as const;
    expect((await plain.as(null, begin)).statusCode).toBe(404);
    expect((await plain.as(null, { url: '/api/auth/oidc/callback?state=x' })).statusCode).toBe(404);
    expect((await plain.as(null, { url: '/api/settings/public' })).json().oidcLabel).toBeNull();
    await plain.close();
  });

  test('thirty starts a minute from one network', async () => {
    const many = await buildTestApp({ database: haldi.database, env: provider.environment });
    const begin = { method: 'POST', url: '/api/auth/oidc/start', payload: {} } as const;
    const statuses = [];
    for (let turn = 1; turn <= 31; turn += 1)
      statuses.push((await many.as(null, begin)).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const elsewhere = await many.app.inject({
      ...begin,
      headers: { 'sec-fetch-site': 'same-origin' },
      remoteAddress: '10.0.0.1',
    });
    expect(elsewhere.statusCode).toBe(200);
    many.clock.advance(60_000);
    expect((await many.as(null, begin)).statusCode).toBe(200);
    await many.close();
  });

  test('a name that imitates the salon is not taken from it', async () => {
    const imitator = { ...newcomer(), email: 'admin@example.com', name: 'Haldi Home Salon' };
    provider.setAccount(imitator);
    await logIn();
    const user = await findUserByEmail(haldi.context.db, imitator.email);
    expect(user?.username).toBe('Customer');
  });

  test('down: 503, and the next login retries the discovery', async () => {
    const env = { ...provider.environment, OIDC_ISSUER: 'http://127.0.0.1:1' };
    const withProviderDown = await buildTestApp({ database: haldi.database, env });
    const begin = { method: 'POST', url: '/api/auth/oidc/start', payload: {} } as const;
    expect((await withProviderDown.as(null, begin)).statusCode).toBe(503);
    expect((await withProviderDown.as(null, begin)).statusCode).toBe(503);
    await withProviderDown.close();
  });
});
