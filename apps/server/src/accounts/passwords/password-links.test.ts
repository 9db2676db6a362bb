import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { provokeDeadlock } from '../../../testing/provoke-deadlock.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { insertOidcIdentity, listOidcIdentitiesOfUser } from '../oidc/store.ts';
import { findUserById, updateUser } from '../store.ts';

const minute = 60_000;
const newPassword = 'a-new-turmeric-latte';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let haldi: TestApp;
let asha: TestUser;
let admin: TestUser;
beforeAll(async () => {
  mail = await startMailServer();
  haldi = await buildTestApp({ env: { SMTP_URL: mail.url, MAIL_FROM: 'salon@haldi.example' } });
});
afterAll(async () => {
  await haldi.close();
  await mail.close();
});
beforeEach(async () => {
  haldi.clock.advance(6 * minute);
  asha = await haldi.user({ password: 'turmeric-and-milk' });
  admin = await haldi.user({ isAdmin: true });
});

const forgot = (email: string, app = haldi, headers: Record<string, string> = {}) =>
  app.as(null, { method: 'POST', url: '/api/auth/password/forgot', payload: { email }, headers });
const reset = (token: string, password = newPassword) =>
  haldi.as(null, {
    method: 'POST',
    url: '/api/auth/password/reset',
    payload: { token, password },
  });
const issue = (userId: string, who: TestUser = admin) =>
  haldi.as(who, { method: 'POST', url: `/api/admin/users/${userId}/password-link` });
const me = { url: '/api/auth/user' };

const plainText = (source: string): string => source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
const linkIn = (source: string): URL => {
  const [link = ''] = plainText(source).match(/https?:\/\/\S+/) ?? [];
  return new URL(link);
};
const mailedTo = async (email: string): Promise<string> => {
  const number = mail.received.length + 1;
  await forgot(email);
  return tokenOf(linkIn((await mail.mail(number)).source));
};
const tokenOf = (link: URL): string => new URLSearchParams(link.hash.slice(1)).get('token') ?? '';

describe('an emailed link', () => {
  test('goes to the address, sets a new password once, and signs in', async () => {
    const number = mail.received.length + 1;
    expect((await forgot(asha.email.toUpperCase())).statusCode).toBe(204);
    const { from, to, source } = await mail.mail(number);
    expect({ from, to }).toEqual({ from: 'salon@haldi.example', to: [asha.email] });
    const link = linkIn(source);
    expect(link.pathname + link.search).toBe('/contact/password');
    const token = tokenOf(link);

    const answer = await reset(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData._id).toBe(asha.id);
    expect((await haldi.as(asha, me)).statusCode).toBe(401);
    expect((await haldi.as({ ...asha, token: answer.json().token }, me, 'bearer')).statusCode).toBe(
      200,
    );
    expect((await findUserById(haldi.context.db, asha.id))?.emailVerifiedAt).toEqual(haldi.clock());

    const again = await reset(token, 'yet-another-latte');
    expect(again.statusCode).toBe(410);
    expect(again.json().code).toBe('LINK_EXPIRED');
  });

  test.each([
    ['closes every other way in when the address was not proved before', null, 0],
    ['leaves the provider alone when it was', new Date('2026-01-01'), 1],
  ])('%s', async (_, emailVerifiedAt, left) => {
    await updateUser(haldi.context.db, asha.id, { emailVerifiedAt });
    await insertOidcIdentity(haldi.context.db, {
      issuer: 'https://provider.example',
      subject: asha.id,
      userId: asha.id,
      createdAt: haldi.clock(),
    });
    const number = mail.received.length + 1;
    await forgot(asha.email);
    expect((await reset(tokenOf(linkIn((await mail.mail(number)).source)))).statusCode).toBe(200);
    expect(await listOidcIdentitiesOfUser(haldi.context.db, asha.id)).toHaveLength(left);
  });

  test('the response is the same for an unknown address', async () => {
    const number = mail.received.length;
    const [known, unknown] = [await forgot(asha.email), await forgot('nobody@example.com')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    await mail.mail(number + 1);
    expect(mail.received.slice(number).map((each) => each.to)).toEqual([[asha.email]]);
  });

  test('one in five minutes: a second request sends nothing', async () => {
    const number = mail.received.length;
    await forgot(asha.email);
    await mail.mail(number + 1);
    haldi.clock.advance(4 * minute);
    await forgot(asha.email);
    haldi.clock.advance(minute);
    await forgot(asha.email);
    await mail.mail(number + 2);
    expect(mail.received).toHaveLength(number + 2);
  });

  test('uses the product’s own origin, whatever host the request names', async () => {
    const number = mail.received.length + 1;
    await forgot(asha.email, haldi, { host: 'evil.example' });
    expect(linkIn((await mail.mail(number)).source).origin).toBe('http://localhost:3000');
  });

  test('is rate limited', async () => {
    const statuses = [];
    for (let turn = 1; turn <= 21; turn += 1) {
      statuses.push((await forgot(`nobody${turn}@example.com`)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204));
    expect(statuses[20]).toBe(429);
  });

  test('is rejected if no mail server is configured', async () => {
    const withoutMail = await buildTestApp({ database: haldi.database });
    const answer = await forgot(asha.email, withoutMail);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('MAIL_OFF');
    const settings = async (app: TestApp) =>
      (await app.as(null, { url: '/api/settings/public' })).json();
    expect((await settings(withoutMail)).passwordMail).toBe(false);
    expect((await settings(haldi)).passwordMail).toBe(true);
    await withoutMail.close();
  });

  test('a mail server that is down is logged without the address', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'salon@haldi.example' };
    const withMailServerDown = await buildTestApp({ database: haldi.database, env });
    expect((await forgot(asha.email, withMailServerDown)).statusCode).toBe(204);
    await withMailServerDown.close();
    expect(withMailServerDown.logged()).toContain('a password link could not be mailed');
    expect(withMailServerDown.logged()).not.toContain(asha.email);
  });
});

describe('a link by staff', () => {
  test('is for admins, works once and lasts a day', async () => {
    expect((await issue(asha.id, asha)).statusCode).toBe(403);
    expect((await issue('nobody')).statusCode).toBe(404);
    await updateUser(haldi.context.db, asha.id, { emailVerifiedAt: null });
    const first = await issue(asha.id);
    expect(first.statusCode).toBe(201);
    const { link, expiresAt } = first.json();
    expect(link).toMatch(/^http:\/\/[^/]+\/contact\/password#token=[\w-]{43}$/);
    expect(Date.parse(expiresAt) - haldi.clock().getTime()).toBe(24 * 60 * minute);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await reset(tokenOf(new URL(link)))).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410]);
    // It was not emailed, so it does not verify the address.
    expect((await findUserById(haldi.context.db, asha.id))?.emailVerifiedAt).toBeNull();
  });

  test('cannot be created for your own account', async () => {
    const answer = await issue(admin.id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT']);
  });
  test('ends earlier links', async () => {
    const mailed = await mailedTo(asha.email);
    const first = tokenOf(new URL((await issue(asha.id)).json().link));
    const second = tokenOf(new URL((await issue(asha.id)).json().link));
    expect((await reset(mailed)).json().code).toBe('LINK_EXPIRED');
    expect((await reset(first)).json().code).toBe('LINK_EXPIRED');
    expect((await reset(second)).statusCode).toBe(200);
  });

  test('threat 25: an emailed link, which anyone can request, ends only emailed links', async () => {
    const issued = tokenOf(new URL((await issue(asha.id)).json().link));
    const first = await mailedTo(asha.email);
    await forgot(asha.email);
    haldi.clock.advance(5 * minute);
    const second = await mailedTo(asha.email);
    expect((await reset(first)).json().code).toBe('LINK_EXPIRED');
    expect((await reset(issued)).statusCode).toBe(200);
    expect((await reset(second)).json().code).toBe('LINK_EXPIRED');
  });
  test('expires', async () => {
    const { link } = (await issue(asha.id)).json();
    haldi.clock.advance(24 * 60 * minute);
    expect((await reset(tokenOf(new URL(link)))).statusCode).toBe(410);
  });

  test('does not deadlock with a change of the account', async () => {
    const token = tokenOf(new URL((await issue(asha.id)).json().link));
    const answer = await provokeDeadlock(
      haldi.database.pool,
      [
        ['select from users where id = $1 for update', [asha.id]],
        ['delete from password_links where user_id = $1', [asha.id]],
      ],
      () => reset(token),
    );
    expect(answer.json().code).toBe('LINK_EXPIRED');
  });

  test('is not used up by a weak password', async () => {
    const token = tokenOf(new URL((await issue(asha.id)).json().link));
    expect((await reset(token, 'password1')).statusCode).toBe(422);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('does not work for a blocked user', async () => {
    const { link } = (await issue(asha.id)).json();
    await updateUser(haldi.context.db, asha.id, { status: 'blocked' });
    expect((await reset(tokenOf(new URL(link)))).statusCode).toBe(410);
  });

  test('guessing tokens is limited', async () => {
    const statuses = [];
    for (let turn = 1; turn <= 21; turn += 1) statuses.push((await reset('guess')).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(410));
    expect(statuses[20]).toBe(429);
  });

  test('so is reading what they are for', async () => {
    const readDetails = async () =>
      (
        await haldi.as(null, {
          method: 'POST',
          url: '/api/auth/password/link',
          payload: { token: 'guess' },
        })
      ).statusCode;
    const statuses = [];
    for (let turn = 1; turn <= 21; turn += 1) statuses.push(await readDetails());
    expect(statuses).toEqual([...Array(20).fill(410), 429]);
  });
});
