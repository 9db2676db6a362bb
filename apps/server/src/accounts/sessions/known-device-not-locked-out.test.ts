import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { deleteExpiredLoginData } from '../delete-expired-login-data.ts';

const password = 'turmeric-and-milk';
const hour = 60 * 60_000;

let haldi: TestApp;
let asha: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  haldi.clock.advance(2 * hour);
  asha = await haldi.user({ password });
});

const logIn = (login: string, given: string, address: string, device?: string) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password: given },
    headers: { 'x-forwarded-for': address, ...(device && { cookie: `haldi_device=${device}` }) },
  });
const deviceIn = (answer: { headers: Record<string, unknown> }): string =>
  /haldi_device=([\w-]{43}); Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/.exec(
    String(answer.headers['set-cookie']),
  )?.[1] ?? '';
const guess = async (times: number, address: (n: number) => string, device?: string) => {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) => logIn(asha.email, 'wrong-guess', address(n), device)),
  );
  return answers.filter(({ statusCode }) => statusCode === 401).length;
};

describe('threat 25: strangers cannot lock anyone out', () => {
  test('five wrong guesses slow down their own network only', async () => {
    for (let n = 0; n < 6; n += 1) await guess(1, () => '10.9.0.1');
    expect((await logIn(asha.email, password, '10.9.0.1')).statusCode).toBe(429);
    expect((await logIn(asha.email, password, '10.9.0.2')).statusCode).toBe(200);
  });

  test('1,000 guesses from elsewhere: 100 are tried, and the owner’s device logs in', async () => {
    const device = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    let tried = 0;
    for (let batch = 0; batch < 25; batch += 1) {
      tried += await guess(40, (n) => `10.${batch}.7.${n}`);
    }
    expect(tried).toBe(100);
    const elsewhere = await logIn(asha.email, password, '10.8.0.2');
    expect(elsewhere.statusCode).toBe(429);
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(15 * 60);
    const own = await logIn(asha.email, password, '10.8.0.2', device);
    expect(own.statusCode).toBe(200);
    expect(deviceIn(own)).toBe(device);
    haldi.clock.advance(hour);
    expect((await logIn(asha.email, password, '10.8.0.2')).statusCode).toBe(200);
  }, 60_000);

  test('a device is known for the accounts that logged in there, and slowed by its own guesses', async () => {
    const device = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    const other = await haldi.user({ password });
    for (let n = 0; n < 6; n += 1) await guess(1, () => '10.8.0.3', device);
    expect((await logIn(asha.email, password, '10.8.0.3', device)).statusCode).toBe(429);
    for (let n = 0; n < 5; n += 1) await logIn(other.email, 'wrong', '10.8.0.4', device);
    expect((await logIn(other.email, password, '10.8.0.4', device)).statusCode).toBe(429);
  });

  test.each([
    ['half a year without a log in', async () => haldi.clock.advance(181 * 24 * hour)],
    [
      'the salon logging its owner out',
      async () => {
        const admin = await haldi.user({ isAdmin: true });
        const url = `/api/admin/users/${asha.id}/sessions`;
        await haldi.as(admin, { method: 'DELETE', url });
      },
    ],
  ])('%s makes it unknown again', async (_, forget) => {
    const device = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    await forget();
    for (let n = 0; n < 6; n += 1) await guess(1, () => '10.8.0.5');
    expect((await logIn(asha.email, password, '10.8.0.5', device)).statusCode).toBe(429);
  });

  test('after a password change only the browser used for it stays known', async () => {
    const other = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    const own = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    const changed = await haldi.as(asha, {
      method: 'PUT',
      url: '/api/auth/password',
      payload: { currentPassword: password, newPassword: 'saffron-and-honey' },
      headers: { cookie: `haldi_device=${own}` },
    });
    expect(changed.statusCode).toBe(200);
    for (let n = 0; n < 6; n += 1) await guess(1, () => '10.8.0.6');
    const logInOn = (device: string) => logIn(asha.email, 'saffron-and-honey', '10.8.0.6', device);
    expect((await logInOn(other)).statusCode).toBe(429);
    expect((await logInOn(own)).statusCode).toBe(200);
  });

  test('the twenty most recently used devices are known', async () => {
    const first = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    for (let n = 0; n < 20; n += 1) {
      haldi.clock.advance(1_000);
      await logIn(asha.email, password, '10.8.0.1');
    }
    const { rows } = await haldi.database.pool.query(
      'select count(*)::int from known_devices where user_id = $1',
      [asha.id],
    );
    expect(rows).toEqual([{ count: 20 }]);
    for (let n = 0; n < 6; n += 1) await guess(1, () => '10.8.0.7');
    expect((await logIn(asha.email, password, '10.8.0.7', first)).statusCode).toBe(429);
  });

  test('the database stores only a hash of its secret, for a limited time', async () => {
    const device = deviceIn(await logIn(asha.email, password, '10.8.0.1'));
    const rows = async () =>
      (await haldi.database.pool.query('select * from known_devices where user_id = $1', [asha.id]))
        .rows;
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(device);
    haldi.clock.advance(181 * 24 * hour);
    await deleteExpiredLoginData(haldi.context);
    expect(await rows()).toHaveLength(0);
  });
});
