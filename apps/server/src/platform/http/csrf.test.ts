import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let haldi: TestApp;
let asha: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp();
  asha = await haldi.user();
});
afterAll(() => haldi.close());

const townOf = async (): Promise<string> => {
  const { rows } = await haldi.database.pool.query('select town from users where id = $1', [
    asha.id,
  ]);
  return rows[0].town;
};

const change = async (headers: Record<string, string>, app = haldi.app) => {
  const before = await townOf();
  const payload = { town: `${before}x`.slice(-20) };
  const answer = await app.inject({ method: 'PUT', url: '/api/auth/user', headers, payload });
  return { status: answer.statusCode, isChanged: (await townOf()) !== before };
};

const cookie = () => ({ cookie: `haldi_session=${asha.cookie}` });
const bearer = () => ({ authorization: `Bearer ${asha.token}` });
const done = { status: 200, isChanged: true };
const refused = { status: 403, isChanged: false };

describe('threat 5: requests with Sec-Fetch-Site', () => {
  test.each(['same-origin', 'none'])('%s is let through', async (site) => {
    expect(await change({ ...cookie(), 'sec-fetch-site': site })).toEqual(done);
  });
  test.each(['cross-site', 'same-site', '', 'same-origin, none'])(
    '%j is refused, whatever the origin and the credentials',
    async (site) => {
      const headers = { 'sec-fetch-site': site, origin: 'http://localhost:80' };
      expect(await change({ ...cookie(), ...headers })).toEqual(refused);
      expect(await change({ ...cookie(), ...bearer(), ...headers })).toEqual(refused);
    },
  );
});

describe('threat 5: requests with an Origin header only', () => {
  test.each([
    ['http://localhost:80', done],
    ['http://localhost:81', refused],
    ['http://evil.example', refused],
    ['null', refused],
    ['', refused],
  ])('%j', async (origin, outcome) => {
    const host = 'localhost:80';
    expect(await change({ ...cookie(), origin, host: new URL(`http://${host}`).host })).toEqual(
      outcome,
    );
  });
  test('a configured origin decides, not the host', async () => {
    const env = { PUBLIC_ORIGIN: 'http://haldi.example' };
    const named = await buildTestApp({ env, database: haldi.database });
    const host = 'evil.example';
    expect(await change({ ...cookie(), host, origin: 'http://evil.example' }, named.app)).toEqual(
      refused,
    );
    expect(await change({ ...cookie(), host, origin: 'http://haldi.example' }, named.app)).toEqual(
      done,
    );
    await named.close();
  });
});

describe('threat 5: requests without both headers', () => {
  test('a cookie alone is refused', async () => {
    expect(await change(cookie())).toEqual(refused);
  });
  test('a bearer passes', async () => {
    expect(await change(bearer())).toEqual(done);
  });
  test('without credentials the answer is 401', async () => {
    expect(await change({})).toEqual({ status: 401, isChanged: false });
  });
});

describe('threat 5: cross-site log in and sign up are rejected', () => {
  test.each(['/api/auth/login', '/api/auth/signup', '/api/auth/logout', '/api/auth/oidc/start'])(
    '%s',
    async (url) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const answer = await haldi.app.inject({ method: 'POST', url, headers, payload: {} });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('CROSS_SITE');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('threat 5: content', () => {
  test.each([
    ['text/plain', '{"login":"a@b.co","password":"x"}'],
    ['application/x-www-form-urlencoded', 'login=a@b.co&password=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/jsonp', '{}'],
    [undefined, '{"login":"a@b.co","password":"x"}'],
  ])('JSON calls do not take %s', async (type, payload) => {
    const headers = { ...(type && { 'content-type': type }) };
    const answer = await haldi.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(415);
  });
});

test('threat 18: no CORS headers', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await haldi.app.inject({ method, url: '/api/auth/user', headers });
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  }
});
