import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '../testing/identity-provider.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { findUserByEmail, updateUser } from './store.ts';

const host = 'localhost:3000';
const callback = `http://${host}/api/auth/oidc/callback`;

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let haldi: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider(callback);
  haldi = await buildTestApp({
    env: { ...provider.environment, OIDC_LABEL: 'Continue with Test' },
  });
});
afterAll(async () => {
  await haldi.close();
  await provider.close();
});
let number = 0;
const newcomer = () => {
  number += 1;
  return {
    sub: `subject-${number}`,
    email: `person${number}@example.com`,
    email_verified: true,
    name: `Person ${number}`,
  };
};
beforeEach(() => haldi.clock.advance(1_000));

const cookieIn = (header: unknown, name: string): string => {
  const lines = [header].flat().map(String);
  const line = lines.find((each) => each.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';', 1)[0] ?? '';
};

const start = async (next?: string) => {
  const answer = await haldi.as(null, {
    method: 'POST',
    url: '/api/auth/oidc/start',
    payload: next === undefined ? {} : { next },
    headers: { host },
  });
  expect(answer.statusCode).toBe(200);
  return {
    location: answer.json().location as string,
    browser: cookieIn(answer.headers['set-cookie'], 'haldi_oidc'),
  };
};

const comeBack = (address: URL, browser: string, accept = '*/*') =>
  haldi.app.inject({
    url: address.pathname + address.search,
    headers: { host, accept, cookie: `haldi_oidc=${browser}` },
  });

const pickUp = (cookie: string) =>
  haldi.app.inject({
    method: 'POST',
    url: '/api/auth/oidc/pick-up',
    headers: { cookie: `haldi_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });

/** The whole way, up to the page that picks the session up. */
const logIn = async (next?: string) => {
  const { location, browser } = await start(next);
  const answer = await comeBack(await provider.visit(location), browser);
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    cookie: cookieIn(answer.headers['set-cookie'], 'haldi_session'),
    answer,
  };
};

describe('logging in at the provider', () => {
  test('asks with state, PKCE, nonce and the exact redirect', async () => {
    const { location } = await start();
    const query = new URL(location).searchParams;
    expect(location.startsWith(provider.issuer)).toBe(true);
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('makes an account, and hands the token to an authenticated call only', async () => {
    const person = newcomer();
    provider.become(person);
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
    const fresh = cookieIn(picked.headers['set-cookie'], 'haldi_session');
    expect(fresh).not.toBe(cookie);
    const me = (headers: Record<string, string>) =>
      haldi.app.inject({ url: '/api/auth/user', headers });
    expect((await me({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await me({ cookie: `haldi_session=${fresh}` })).statusCode).toBe(200);
    expect((await me({ cookie: `haldi_session=${cookie}` })).statusCode).toBe(401);
    expect((await pickUp(cookie)).statusCode).toBe(401);
    expect((await pickUp(fresh)).statusCode).toBe(409);
  });

  test('a session that is never picked up dies after ten minutes', async () => {
    provider.become(newcomer());
    const { cookie } = await logIn();
    haldi.clock.advance(10 * 60_000);
    expect((await pickUp(cookie)).statusCode).toBe(401);
  });

  test('finds the same account again, whatever its address has become', async () => {
    const person = newcomer();
    provider.become(person);
    await logIn();
    provider.become({ ...person, email: 'moved@example.com', email_verified: false });
    const { cookie } = await logIn();
    expect((await pickUp(cookie)).json().userData.email).toBe(person.email);
  });

  test('a name that is taken gets a number', async () => {
    const [one, two] = [newcomer(), { ...newcomer(), name: 'Ｐerson 1' }];
    await haldi.user({ username: one.name });
    for (const person of [one, { ...two, name: one.name.toUpperCase() }]) {
      provider.become(person);
      const { cookie } = await logIn();
      expect((await pickUp(cookie)).json().userData.username).toMatch(/^person \d+ [23]$/i);
    }
  });
});

describe('linking to an account that is there', () => {
  test('never verified: its password and sessions go', async () => {
    const person = newcomer();
    const squatter = await haldi.user({ email: person.email, password: 'squatters-password' });
    provider.become(person);
    const { cookie } = await logIn();
    expect((await pickUp(cookie)).json().userData._id).toBe(squatter.id);
    for (const via of ['bearer', 'cookie'] as const) {
      expect((await haldi.as(squatter, { url: '/api/auth/user' }, via)).statusCode).toBe(401);
    }
    const answer = await haldi.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: person.email, password: 'squatters-password' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('verified before: both ways to log in stay', async () => {
    const person = newcomer();
    const asha = await haldi.user({
      email: person.email,
      password: 'turmeric-and-milk',
      emailVerifiedAt: haldi.clock(),
    });
    provider.become(person);
    await logIn();
    expect((await haldi.as(asha, { url: '/api/auth/user' })).statusCode).toBe(200);
    expect((await findUserByEmail(haldi.parts.db, person.email))?.passwordHash).not.toBeNull();
  });

  test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    '%j: no account is made or linked',
    async (claims) => {
      const person = newcomer();
      const asha = await haldi.user({ email: person.email });
      const { email_verified, email } = { ...person, ...claims };
      provider.become({
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

  test('a blocked user stays outside', async () => {
    const person = newcomer();
    const asha = await haldi.user({ email: person.email });
    await updateUser(haldi.parts.db, asha.id, { status: 'blocked' });
    provider.become(person);
    const { location, cookie } = await logIn();
    expect(location).toBe('/contact/login?oidc=blocked&next=%2F');
    expect(cookie).toBe('');
  });
});

describe('what an attacker may try', () => {
  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])(
    'next=%s goes home',
    async (next) => {
      provider.become(newcomer());
      expect((await logIn(next)).location).toBe('/auth-success?next=%2F');
    },
  );

  test('a replayed state: 400, in words for a person', async () => {
    provider.become(newcomer());
    const { location, browser } = await start();
    const address = await provider.visit(location);
    expect((await comeBack(address, browser)).statusCode).toBe(303);
    const again = await comeBack(address, browser);
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe('BAD_REQUEST');
    const page = await comeBack(address, browser, 'text/html,*/*');
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('<a href="/contact/login">Log in again</a>');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('a log in that another browser began: 400, and the right one still gets in', async () => {
    provider.become(newcomer());
    const [mine, theirs] = [await start(), await start()];
    const address = await provider.visit(mine.location);
    expect((await comeBack(address, theirs.browser)).statusCode).toBe(400);
    expect((await comeBack(address, '')).statusCode).toBe(400);
    expect((await comeBack(address, mine.browser)).statusCode).toBe(303);
  });

  test.each(['', '?', '?state=x', '?code=x', '?state=a&state=b'])(
    'the callback with %j: refused',
    async (search) => {
      const { browser } = await start();
      const address = new URL(`${callback}${search}`);
      const { statusCode, headers } = await comeBack(address, browser);
      expect([400, 422]).toContain(statusCode);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('an old state: 400', async () => {
    provider.become(newcomer());
    const { location, browser } = await start();
    const address = await provider.visit(location);
    haldi.clock.advance(10 * 60_000);
    expect((await comeBack(address, browser)).statusCode).toBe(400);
  });

  test("another log in's code does not fit this one's PKCE and nonce", async () => {
    provider.become(newcomer());
    const [first, second] = [await start(), await start()];
    const stolen = (await provider.visit(first.location)).searchParams.get('code') ?? '';
    const address = await provider.visit(second.location);
    address.searchParams.set('code', stolen);
    const answer = await comeBack(address, second.browser);
    expect(answer.headers.location).toBe('/contact/login?oidc=failed&next=%2F');
    expect(cookieIn(answer.headers['set-cookie'], 'haldi_session')).toBe('');
  });

  test('saying no at the provider leads back to the log in', async () => {
    const { location, browser } = await start('/book');
    provider.state.denies = true;
    const answer = await comeBack(await provider.visit(location), browser);
    expect(answer.headers.location).toBe('/contact/login?oidc=cancelled&next=%2Fbook');
  });
});

describe('where the provider is', () => {
  test('its label is public', async () => {
    const answer = await haldi.as(null, { url: '/api/settings/public' });
    expect(answer.json().oidcLabel).toBe('Continue with Test');
  });

  test('without one there is nothing to start or return to', async () => {
    const plain = await buildTestApp({ database: haldi.database });
    const begin = { method: 'POST', url: '/api/auth/oidc/start', payload: {} } as const;
    expect((await plain.as(null, begin)).statusCode).toBe(404);
    expect((await plain.as(null, { url: '/api/auth/oidc/callback?state=x' })).statusCode).toBe(404);
    expect((await plain.as(null, { url: '/api/settings/public' })).json().oidcLabel).toBeNull();
    await plain.close();
  });

  test('down: 503, and the next log in asks again', async () => {
    const env = { ...provider.environment, OIDC_ISSUER: 'http://127.0.0.1:1' };
    const cut = await buildTestApp({ database: haldi.database, env });
    const begin = { method: 'POST', url: '/api/auth/oidc/start', payload: {} } as const;
    expect((await cut.as(null, begin)).statusCode).toBe(503);
    expect((await cut.as(null, begin)).statusCode).toBe(503);
    await cut.close();
  });
});
