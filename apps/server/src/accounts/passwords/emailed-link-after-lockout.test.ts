import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const password = 'turmeric-and-milk';
const newPassword = 'a-new-turmeric-latte';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let haldi: TestApp;
let owner: TestUser;
beforeAll(async () => {
  mail = await startMailServer();
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'salon@haldi.example',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  };
  haldi = await buildTestApp({ env });
  owner = await haldi.user({ role: 'owner', password });
});
afterAll(async () => {
  await haldi.close();
  await mail.close();
});

const post = (url: string, payload: object, address: string, device = '') =>
  haldi.as(null, {
    ...{ method: 'POST', url, payload },
    headers: { 'x-forwarded-for': address, ...(device && { cookie: device }) },
  });
const logIn = (given: string, address: string, device?: string) =>
  post('/api/auth/login', { login: owner.email, password: given }, address, device);
const forgot = (email: string, address: string) =>
  post('/api/auth/password/forgot', { email }, address);
const reset = (token: string, address: string) =>
  post('/api/auth/password/reset', { token, password: newPassword }, address);
const tokenIn = (source: string): string =>
  /#token=([\w-]+)/.exec(source.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1] ?? '';

test('threat 25: an owner locked out by guesses from 30 networks gets in with an emailed link', async () => {
  const networks = Array.from({ length: 30 }, (_, n) => `10.7.${n}.1`);
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(networks.map((address) => logIn('wrong-guess', address)));
  }
  const refused = await logIn(password, '10.6.0.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toContain('Forgot your password?');

  // The attackers also request links. The response is the same for an unknown address.
  const answers = await Promise.all([
    ...networks.map((address) => forgot(owner.email, address)),
    forgot('nobody@example.com', '10.5.0.1'),
  ]);
  answers.push(await forgot(owner.email, '10.6.0.1'));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['204 ']),
  );
  const { to, source } = await mail.mail(1);
  expect(to).toEqual([owner.email]);

  const entered = await reset(tokenIn(source), '10.6.0.1');
  expect(entered.json().userData).toMatchObject({ _id: owner.id, role: 'owner' });
  expect((await reset(tokenIn(source), '10.6.0.1')).json().code).toBe('LINK_EXPIRED');
  const device = /haldi_device=[\w-]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  expect((await logIn(newPassword, '10.6.0.1', device)).statusCode).toBe(200);
  expect((await logIn(newPassword, '10.7.0.1')).statusCode).toBe(429);
  expect(mail.received).toHaveLength(1);
});
