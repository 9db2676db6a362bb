import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refuseStartWithDemoAccounts } from '../accounts/service.ts';
import { insertDemoData } from './insert-demo-data.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

const count = async (): Promise<number> =>
  (await haldi.database.pool.query('select count(*)::int from users')).rows[0].count;

test('a database with an account is not changed', async () => {
  await haldi.user();
  await insertDemoData(haldi.context);
  expect(await count()).toBe(1);
  await refuseStartWithDemoAccounts(haldi.context.db);
  await haldi.database.pool.query('delete from users');
});

test('an empty database gets the demo accounts once, and the three logins work', async () => {
  await insertDemoData(haldi.context);
  await insertDemoData(haldi.context);
  expect(await count()).toBe(44);
  for (const [login, password, isAdmin] of [
    ['asha@example.com', 'glow-with-asha', false],
    ['admin@example.com', 'glow-with-admin', true],
    ['usha@example.com', 'glow-with-usha', false],
  ] as const) {
    const answer = await haldi.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login, password },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData).toMatchObject({ email: login, isAdmin });
  }
});

test('the other demo accounts cannot log in', async () => {
  const { rows } = await haldi.database.pool.query(
    'select email from users where password_hash is not null order by email',
  );
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@example.com',
    'asha@example.com',
    'usha@example.com',
  ]);
});

test('threat 20: demo accounts stop a start without DEMO, with one line', async () => {
  await expect(refuseStartWithDemoAccounts(haldi.context.db)).rejects.toThrow(
    'The database contains demo accounts, whose passwords are public. Start with another DATA_DIR or DATABASE_URL.',
  );
});
