import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { updateUser } from '../store.ts';

const password = 'turmeric-and-milk';

let haldi: TestApp;
let asha: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());
beforeEach(async () => {
  // A minute later the limit of every network is reset.
  haldi.clock.advance(61_000);
  asha = await haldi.user({ password });
});

const logIn = (login: string, given: string, headers: Record<string, string> = {}) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password: given },
    headers,
  });

describe('logging in', () => {
  test('by email or mobile number, in any notation', async () => {
    for (const login of [
      asha.email,
      ` ${asha.email.toUpperCase()} `,
      asha.mobileNumber,
      `+91 ${asha.mobileNumber}`,
    ]) {
      const answer = await logIn(login, password, { 'user-agent': 'Firefox/1 (Windows)' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().userData).toMatchObject({ _id: asha.id, isAdmin: false });
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^haldi_session=[\w-]{43}; Max-Age=2592000;/,
      );
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('gives a token and a cookie that both work', async () => {
    const answer = await logIn(asha.email, password);
    const cookie = String(answer.headers['set-cookie']).split(/[=;]/)[1] as string;
    const fresh = { ...asha, token: answer.json().token as string, cookie };
    expect(answer.body).not.toContain(cookie);
    for (const via of ['bearer', 'cookie', 'both'] as const) {
      expect((await haldi.as(fresh, { url: '/api/auth/user' }, via)).statusCode).toBe(200);
    }
  });

  test('a password typed in another Unicode form is the same', async () => {
    const user = await haldi.user({ password: 'caf\u00e9 au lait' });
    expect((await logIn(user.email, 'cafe\u0301 au lait')).statusCode).toBe(200);
  });

  test('a blocked user is told so, with the right password only', async () => {
    await updateUser(haldi.context.db, asha.id, { status: 'blocked' });
    expect((await logIn(asha.email, 'wrong-password')).json().code).toBe('INVALID_CREDENTIALS');
    expect((await logIn(asha.email, password)).json().code).toBe('ACCOUNT_BLOCKED');
  });

  test('an account without a password cannot be logged in to', async () => {
    const user = await haldi.user();
    for (const given of ['', 'nobody has this password', 'null']) {
      const { statusCode } = await logIn(user.email, given || ' ');
      expect(statusCode).toBe(401);
    }
  });
});

describe('threat 1: the stored password', () => {
  test('is argon2id with m=19456, t=2, p=1', async () => {
    const { rows } = await haldi.database.pool.query(
      'select password_hash from users where id = $1',
      [asha.id],
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('threat 3: which accounts exist', () => {
  test('cannot be told from the answer', async () => {
    const known = await logIn(asha.email, 'wrong-password');
    const unknown = await logIn('nobody@example.com', 'wrong-password');
    expect(known.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(known.body);
    const named = ({ date: _when, 'x-request-id': _which, ...headers }: Record<string, unknown>) =>
      headers;
    expect(named(unknown.headers)).toEqual(named(known.headers));
  });

  test('nor from waiting: both wait after five failures', async () => {
    for (const login of [asha.email, 'nobody.else@example.com']) {
      haldi.clock.advance(61_000);
      const statuses: number[] = [];
      for (let guess = 1; guess <= 6; guess += 1) {
        statuses.push((await logIn(login, `wrong-guess-${guess}`)).statusCode);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    }
  });
});

describe('threat 2: guessing', () => {
  test('the wait doubles up to 15 minutes, and the right password has to wait too', async () => {
    const attention: number[] = [];
    for (let guess = 1; guess <= 14; guess += 1) {
      const answer = await logIn(asha.email, `wrong-guess-${guess}`);
      expect(answer.statusCode).toBe(401);
      if (guess < 5) continue;
      const waiting = await logIn(asha.email, password);
      expect(waiting.statusCode).toBe(429);
      const seconds = Number(waiting.headers['retry-after']);
      attention.push(seconds);
      haldi.clock.advance(Math.max(seconds * 1_000, 61_000));
    }
    expect(attention).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900, 900]);
    expect((await logIn(asha.email, password)).statusCode).toBe(200);
  });

  test('a successful login resets the count', async () => {
    for (let round = 1; round <= 3; round += 1) {
      haldi.clock.advance(61_000);
      for (let guess = 1; guess <= 4; guess += 1) await logIn(asha.email, 'wrong-password');
      expect((await logIn(asha.email, password)).statusCode).toBe(200);
    }
  });

  test('the wait of an account applies to every instance of the product', async () => {
    const copy = await buildTestApp({
      database: haldi.database,
      now: haldi.clock().toISOString(),
    });
    for (let guess = 1; guess <= 5; guess += 1) await logIn(asha.email, 'wrong-password');
    const answer = await copy.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: asha.email, password },
    });
    expect(answer.statusCode).toBe(429);
    await copy.close();
  });

  test('1,000 guesses at many accounts: at most 20 are tried, the rest 429', async () => {
    const statuses: number[] = [];
    for (let batch = 0; batch < 25; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, guess) =>
          logIn(`victim${batch * 40 + guess}@example.com`, 'wrong-password'),
        ),
      );
      for (const answer of answers) {
        statuses.push(answer.statusCode);
        if (answer.statusCode === 429) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      }
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(980);
  });

  test('threat 19: a forged X-Forwarded-For resets nothing', async () => {
    const statuses = [];
    for (let guess = 1; guess <= 21; guess += 1) {
      const headers = { 'x-forwarded-for': `10.1.1.${guess}` };
      statuses.push((await logIn(`nobody${guess}@example.com`, 'wrong', headers)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses[20]).toBe(429);
  });

  test('thousands behind one address may log in: successes are not counted', async () => {
    for (let turn = 1; turn <= 30; turn += 1) {
      expect((await logIn(asha.email, password)).statusCode).toBe(200);
    }
  });

  test('RATE_LIMITS=off switches the waits off', async () => {
    const free = await buildTestApp({ database: haldi.database, env: { RATE_LIMITS: 'off' } });
    for (let guess = 1; guess <= 25; guess += 1) {
      const answer = await free.as(null, {
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: asha.email, password: 'wrong-password' },
      });
      expect(answer.statusCode).toBe(401);
    }
    await free.close();
  });
});

describe('threat 1: too many at once', () => {
  test('52 are served or wait, the rest are told to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => logIn(asha.email, password)),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(52);
    const refused = answers.find((answer) => answer.statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('2');
  });
});
