import { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { findUserById } from '../store.ts';
import { addCustomer, type UserRow } from '../user-admin/service.ts';

const day = 24 * 60 * 60_000;
const password = 'marigold-garland-9';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let product: TestApp;
let admin: TestUser;
let priya: UserRow;
let createdUsers = 0;

beforeAll(async () => {
  mail = await startMailServer();
  product = await buildTestApp({
    env: { RATE_LIMITS: 'off', SMTP_URL: mail.url, MAIL_FROM: 'salon@haldi.example' },
  });
});
afterAll(async () => {
  await product.close();
  await mail.close();
});
beforeEach(async () => {
  admin = await product.user({ isAdmin: true });
  createdUsers += 1;
  const mobileNumber = `98331000${10 + createdUsers}`;
  priya = await addCustomer(
    product.context.db,
    { username: 'Priya Sharma', mobileNumber, email: `priya${createdUsers}@example.com` },
    product.clock(),
  );
});

const issueLink = async (userId: string): Promise<PasswordLink> => {
  const url = `/api/admin/users/${userId}/password-link`;
  return PasswordLink.parse((await product.as(admin, { method: 'POST', url })).json());
};
const tokenIn = (link: string): string => link.split('#token=')[1] ?? '';
const post = (url: string, payload: object) => product.as(null, { method: 'POST', url, payload });
const look = (token: string) => post('/api/auth/password/link', { token });
const claim = (token: string, more: object = { consent: true }) =>
  post('/api/auth/password/reset', { token, password, ...more });

test('an unused account is claimed with password and consent, and signed in', async () => {
  const { link, expiresAt, isClaim } = await issueLink(priya.id);
  expect(isClaim).toBe(true);
  expect(Date.parse(expiresAt) - product.clock().getTime()).toBe(7 * day);
  const token = tokenIn(link);
  expect((await look(token)).json()).toEqual({ username: 'Priya Sharma', isClaim: true });

  product.clock.advance(6 * day);
  const claimed = await claim(token);
  expect(claimed.statusCode).toBe(200);
  expect(claimed.json().userData).toMatchObject({ _id: priya.id, isAdmin: false });
  const { hash } = (await product.as(null, { url: '/api/policies/privacy' })).json();
  expect((await findUserById(product.context.db, priya.id))?.privacyText).toBe(hash);
  expect(String(claimed.headers['set-cookie'])).toContain('haldi_session=');
  expect((await findUserById(product.context.db, priya.id))?.consentAt).toEqual(product.clock());

  for (const again of [await claim(token), await look(token)]) {
    expect([again.statusCode, again.json().code]).toEqual([410, 'LINK_EXPIRED']);
  }
  const logIn = await post('/api/auth/login', { login: priya.mobileNumber ?? '', password });
  expect(logIn.json().userData._id).toBe(priya.id);
});

test('without consent nothing changes, and the link stays valid', async () => {
  const token = tokenIn((await issueLink(priya.id)).link);
  const refused = await claim(token, {});
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { consent: 'Please agree before you activate your account' },
  ]);
  expect(await findUserById(product.context.db, priya.id)).toMatchObject({
    passwordHash: null,
    consentAt: null,
  });
  expect((await claim(token)).statusCode).toBe(200);
});

test('the link expires after seven days', async () => {
  const token = tokenIn((await issueLink(priya.id)).link);
  product.clock.advance(7 * day);
  expect((await look(token)).json().code).toBe('LINK_EXPIRED');
  expect((await claim(token)).json().code).toBe('LINK_EXPIRED');
});

test('once claimed, the next link sets a new password: valid for a day, without consent', async () => {
  await claim(tokenIn((await issueLink(priya.id)).link));
  const before = await findUserById(product.context.db, priya.id);
  product.clock.advance(day / 4);
  const { link, expiresAt, isClaim } = await issueLink(priya.id);
  expect(isClaim).toBe(false);
  expect(Date.parse(expiresAt) - product.clock().getTime()).toBe(day);
  expect((await look(tokenIn(link))).json().isClaim).toBe(false);
  expect((await claim(tokenIn(link), {})).statusCode).toBe(200);
  const after = await findUserById(product.context.db, priya.id);
  expect(after?.consentAt).toEqual(before?.consentAt);
});

test('threat 25: a link for new staff is valid for a day', async () => {
  const newcomer = {
    username: 'Rekha',
    mobileNumber: `98332000${10 + createdUsers}`,
    role: 'desk',
  };
  const added = await product.as(admin, {
    method: 'POST',
    url: '/api/admin/staff',
    payload: newcomer,
  });
  const { member, passwordLink } = added.json();
  expect(member).toMatchObject({ role: 'desk' });
  expect(passwordLink.isClaim).toBe(true);
  expect(Date.parse(passwordLink.expiresAt) - product.clock().getTime()).toBe(day);
});

test('an emailed link also asks for consent, and confirms the address', async () => {
  await post('/api/auth/password/forgot', { email: priya.email ?? '' });
  const isToPriya = ({ to }: { to: string[] }): boolean => to.includes(priya.email ?? '');
  await expect.poll(() => mail.received.some(isToPriya)).toBe(true);
  const { source = '' } = mail.received.find(isToPriya) ?? {};
  const [, token = ''] =
    source
      .replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=')
      .match(/token=(\S+)/) ?? [];
  expect((await look(token)).json().isClaim).toBe(true);
  expect((await claim(token, {})).statusCode).toBe(422);
  expect((await claim(token)).statusCode).toBe(200);
  const row = await findUserById(product.context.db, priya.id);
  expect([row?.consentAt, row?.emailVerifiedAt]).toEqual([product.clock(), product.clock()]);
});

test('the user list shows who has not claimed the account', async () => {
  const listed = await product.as(admin, {
    url: `/api/admin/dashboard/user?search=${priya.mobileNumber}`,
  });
  expect(listed.json().users).toMatchObject([{ id: priya.id, isClaimed: false }]);
  await claim(tokenIn((await issueLink(priya.id)).link));
  const after = await product.as(admin, {
    url: `/api/admin/dashboard/user?search=${priya.mobileNumber}`,
  });
  expect(after.json().users).toMatchObject([{ id: priya.id, isClaimed: true }]);
});
