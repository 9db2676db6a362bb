import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIdentityProvider } from '../apps/server/src/testing/identity-provider.ts';
import { startMailServer } from '../apps/server/src/testing/mail-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { newPerson, openAccount, stored } from './people.ts';

// One product of its own, set up with mail and an identity provider; its tests share it in turn.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const dataDir = mkdtempSync(join(tmpdir(), 'haldi-e2e-'));
let origin = '';
let product: ChildProcess;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

test.beforeAll(async () => {
  origin = `http://localhost:${await freePort()}`;
  mail = await startMailServer();
  provider = await startIdentityProvider(`${origin}/api/auth/oidc/callback`);
  product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: new URL(origin).port,
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.url,
      MAIL_FROM: 'salon@example.com',
      ...provider.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of product.stdout ?? []) if (/is ready at/.test(String(chunk))) break;
});

test.afterAll(async () => {
  product.kill('SIGTERM');
  await once(product, 'exit');
  await provider.close();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('from the provider’s button to the missing address, and on', async ({ page }) => {
  const person = newPerson();
  provider.become({
    sub: person.email,
    email: person.email,
    email_verified: true,
    name: person.username,
  });
  await openPage(page, `${origin}/contact/login?next=%2Fprofile`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we come to?');
  expect(page.url()).toBe(`${origin}/auth-success?next=%2Fprofile`);
  expect((await stored(page)).token).toBeTruthy();
  await page.getByLabel(/^Mobile number/).fill(person.mobileNumber);
  await page.getByLabel(/^Street and area/).fill(person.street);
  await page.getByLabel(/^Pincode/).fill(person.pincode);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${origin}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
  await expect(page.getByRole('link', { name: 'Ask for a link' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('a log in of the last minutes counts')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(`${origin}/`);
});

test('a log in that was cancelled there says so here', async ({ page }) => {
  provider.state.denies = true;
  await openPage(page, `${origin}/contact/signup`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact/login');
});

test('a link for a new password comes by mail', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: origin });
  const person = await openAccount(request);
  await request.dispose();
  await openPage(page, `${origin}/contact/password`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel(/^E-mail/)).toBeFocused();
  await page.getByLabel(/^E-mail/).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  await expectAccessible(page);
  const { source, to } = await mail.mail(1);
  expect(to).toEqual([person.email]);
  const link = /(http\S+#token=3D|http\S+#token=)(\S+)/.exec(source.replace(/=\r?\n/g, ''));
  const renewed = newPerson().password;
  await openPage(page, `${origin}/contact/password#token=${link?.[2]}`);
  await page.getByLabel(/^New password/).fill(renewed);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
});
