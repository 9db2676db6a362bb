import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { findUserByEmail } from '../store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const password = 'turmeric-and-milk';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let haldi: TestApp;
let email: string;
let createdUsers = 0;
beforeAll(async () => {
  mail = await startMailServer();
  haldi = await buildTestApp({ env: { SMTP_URL: mail.url, MAIL_FROM: 'salon@haldi.example' } });
});
afterAll(async () => {
  await haldi.close();
  await mail.close();
});
beforeEach(() => {
  createdUsers += 1;
  email = `asha${createdUsers}@example.com`;
  haldi.clock.advance(10 * minute);
});

const signUp = async (app = haldi): Promise<TestUser> => {
  const payload = {
    ...{ username: 'Asha Kulkarni', email, mobileNumber: `98220100${10 + createdUsers}`, password },
    ...{ street: '5 Paud Road', town: 'Pune', pincode: '411038', consent: true },
  };
  const answer = await app.as(null, { method: 'POST', url: '/api/auth/signup', payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return { id: answer.json().userData._id, token: answer.json().token } as TestUser;
};
const mailTo = async (address: string) => {
  await expect.poll(() => mail.received.some(({ to }) => to.includes(address))).toBe(true);
  return mail.received.findLast(({ to }) => to.includes(address))?.source ?? '';
};
const tokenIn = (source: string): string =>
  /#confirm-email=([\w-]{43})/.exec(source.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1] ?? '';
const confirm = (token: string) =>
  haldi.as(null, { method: 'POST', url: '/api/auth/email/confirm', payload: { token } });
const sendAgain = (who: TestUser, app = haldi) =>
  app.as(who, { method: 'POST', url: '/api/auth/user/email-link' }, 'bearer');
const isVerified = async (who: TestUser): Promise<boolean> =>
  (await haldi.as(who, { url: '/api/auth/sessions' }, 'bearer')).json().isEmailVerified;
const change = (who: TestUser, to: string) =>
  haldi.as(
    who,
    { method: 'PUT', url: '/api/auth/user', payload: { email: to, currentPassword: password } },
    'bearer',
  );

test('threat 48: signing up emails a link that confirms the address once and contains no name', async () => {
  const asha = await signUp();
  expect(await isVerified(asha)).toBe(false);
  const source = await mailTo(email);
  expect(source).not.toContain('Asha');
  const token = tokenIn(source);
  expect((await confirm(token)).statusCode).toBe(204);
  expect(await isVerified(asha)).toBe(true);
  expect((await findUserByEmail(haldi.context.db, email))?.emailVerifiedAt).toEqual(haldi.clock());
  expect((await confirm(token)).json().code).toBe('LINK_EXPIRED');
  const before = mail.received.length;
  haldi.clock.advance(6 * minute);
  expect((await sendAgain(asha)).statusCode).toBe(204);
  expect(mail.received).toHaveLength(before);
});

test('the link can be sent again after five minutes, which ends the previous one', async () => {
  const asha = await signUp();
  const first = tokenIn(await mailTo(email));
  const refused = await sendAgain(asha);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
  haldi.clock.advance(5 * minute);
  const before = mail.received.length;
  expect((await sendAgain(asha)).statusCode).toBe(204);
  await mail.mail(before + 1);
  expect((await confirm(first)).json().code).toBe('LINK_EXPIRED');
  expect((await confirm(tokenIn(await mailTo(email)))).statusCode).toBe(204);
});

test('the link expires after seven days, and guessing is limited', async () => {
  await signUp();
  const token = tokenIn(await mailTo(email));
  haldi.clock.advance(7 * day);
  expect((await confirm(token)).json().code).toBe('LINK_EXPIRED');
  const statuses = [];
  for (let turn = 0; turn < 20; turn += 1) statuses.push((await confirm('guess')).statusCode);
  expect(statuses).toEqual([...Array(19).fill(410), 429]);
});

test('the link confirms only the address it was sent to', async () => {
  const asha = await signUp();
  const token = tokenIn(await mailTo(email));
  const other = `other.${email}`;
  expect((await change(asha, other)).statusCode).toBe(200);
  expect((await confirm(token)).json().code).toBe('LINK_EXPIRED');
  expect(await isVerified(asha)).toBe(false);
  // The wait applies to the account, whatever its address.
  expect((await sendAgain(asha)).statusCode).toBe(429);
  haldi.clock.advance(5 * minute);
  await sendAgain(asha);
  expect((await confirm(tokenIn(await mailTo(other)))).statusCode).toBe(204);
  expect(await isVerified(asha)).toBe(true);
  await change(asha, email);
  expect(await isVerified(asha)).toBe(false);
});

test('an emailed password link also confirms the address', async () => {
  const asha = await haldi.user({ email, password, emailVerifiedAt: null });
  await haldi.as(null, { method: 'POST', url: '/api/auth/password/forgot', payload: { email } });
  const [, token = ''] =
    (await mailTo(email))
      .replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=')
      .match(/token=(\S+)/) ?? [];
  const payload = { token, password: 'a-new-turmeric-latte' };
  await haldi.as(null, { method: 'POST', url: '/api/auth/password/reset', payload });
  expect((await findUserByEmail(haldi.context.db, email))?.id).toBe(asha.id);
  expect((await findUserByEmail(haldi.context.db, email))?.emailVerifiedAt).toEqual(haldi.clock());
});

test('without a mail server no confirmation is requested', async () => {
  const withoutMail = await buildTestApp({ database: haldi.database });
  const asha = await signUp(withoutMail);
  expect((await sendAgain(asha, withoutMail)).json().code).toBe('MAIL_OFF');
  await withoutMail.close();
});
