import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

const me = { url: '/api/auth/user' };

test('threat 67: owner and desk are logged out after two hours without use, beauticians are not', async () => {
  const { pool } = haldi.database;
  await pool.query('update settings set staff_idle_minutes = default');
  const start = haldi.clock();
  const at = (minutes: number) => haldi.clock.set(new Date(start.getTime() + minutes * 60_000));
  const owner = await haldi.user({ isAdmin: true });
  const desk = await haldi.user({ role: 'desk' });
  const beautician = await haldi.user({ role: 'beautician' });
  const status = async (user: TestUser) => (await haldi.as(user, me)).statusCode;
  at(119);
  expect(await status(owner)).toBe(200);
  at(120);
  expect([await status(owner), await status(desk)]).toEqual([200, 401]);
  at(239);
  expect([await status(owner), await status(beautician)]).toEqual([401, 200]);
  await pool.query('update settings set staff_idle_minutes = 121');
  expect(await status(owner)).toBe(200);
});
