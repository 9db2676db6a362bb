import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOidcIdentity, listOidcIdentitiesOfUser } from '../oidc/store.ts';
import { listPasswordLinksOfUser } from '../passwords/password-link-store.ts';
import { issuePasswordLink } from '../passwords/password-links.ts';
import { addOrPromoteAdmin, ensureFirstAdmin } from './first-admin.ts';

const credentials = { email: 'owner@example.com', password: 'a-pot-of-turmeric' };

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());
beforeEach(async () => {
  haldi.clock.advance(61_000);
  await haldi.database.pool.query('delete from users');
});

const admins = async (): Promise<{ email: string }[]> =>
  (await haldi.database.pool.query("select email from users where role = 'owner'")).rows;
const logIn = () =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: credentials.email, password: credentials.password },
  });

describe('the first admin', () => {
  test('is created where there is none, and can log in', async () => {
    await ensureFirstAdmin(haldi.context.db, credentials, haldi.clock());
    const answer = await logIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData).toMatchObject({ email: credentials.email, isAdmin: true });
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${12 * 3600}`);
  });

  test('is not created where there is one, or where none is configured', async () => {
    await ensureFirstAdmin(haldi.context.db, undefined, haldi.clock());
    expect(await admins()).toEqual([]);
    const admin = await haldi.user({ isAdmin: true });
    await ensureFirstAdmin(haldi.context.db, credentials, haldi.clock());
    expect(await admins()).toEqual([{ email: admin.email }]);
  });

  test.each(['password1', 'glow-with-admin', 'owner@example.com'])(
    'the password %s stops the start',
    async (password) => {
      const start = ensureFirstAdmin(haldi.context.db, { ...credentials, password }, haldi.clock());
      await expect(start).rejects.toThrow(/^ADMIN_PASSWORD is not accepted: /);
      expect(await admins()).toEqual([]);
    },
  );

  test('takes over an account with that address and revokes its earlier access', async () => {
    const existing = await haldi.user({ email: credentials.email, password: 'squatters-password' });
    await issuePasswordLink(haldi.context, existing.id, 'http://localhost');
    await insertOidcIdentity(haldi.context.db, {
      issuer: 'https://provider.example',
      subject: 'squatter',
      userId: existing.id,
      createdAt: haldi.clock(),
    });
    await addOrPromoteAdmin(haldi.context.db, credentials, haldi.clock());
    expect((await haldi.as(existing, { url: '/api/auth/user' })).statusCode).toBe(401);
    expect(await listPasswordLinksOfUser(haldi.context.db, existing.id)).toEqual([]);
    expect(await listOidcIdentitiesOfUser(haldi.context.db, existing.id)).toEqual([]);
    expect((await logIn()).json().userData).toMatchObject({ _id: existing.id, isAdmin: true });
  });
});
