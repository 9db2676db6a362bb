import type { PlaywrightWorkerArgs } from '@playwright/test';
import { startIdentityProvider } from '../apps/server/testing/identity-provider.ts';
import { startMailServer } from '../apps/server/testing/mail-server.ts';
import { startWhatsappServer } from '../apps/server/testing/whatsapp-server.ts';
import { serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import type { Product } from './product-runner.ts';
import { openBeforeHydration } from './slow-phone.ts';
import { newPerson, type Person, readLocalStorage, signUpByApi } from './test-accounts.ts';

let product: Product;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let whatsapp: Awaited<ReturnType<typeof startWhatsappServer>>;
const whatsappAccount = { token: 'EAAG-token', phoneId: '106540352242922', appSecret: 'signs' };

test.beforeAll(async ({ productFor }, info) => {
  mail = await startMailServer();
  whatsapp = await startWhatsappServer({
    ...whatsappAccount,
    templates: { phone_code: { language: 'en', parameters: 2, isForCodes: true } },
  });
  product = await productFor(info.file, {
    settingsAt: async (origin) => {
      provider = await startIdentityProvider(`${origin}/api/auth/oidc/callback`);
      return {
        PUBLIC_ORIGIN: origin,
        SMTP_URL: mail.url,
        MAIL_FROM: 'salon@example.com',
        WHATSAPP_API: whatsapp.api,
        WHATSAPP_TOKEN: whatsappAccount.token,
        WHATSAPP_PHONE_ID: whatsappAccount.phoneId,
        WHATSAPP_APP_SECRET: whatsappAccount.appSecret,
        WHATSAPP_VERIFY_TOKEN: 'asks for reports',
        WHATSAPP_CODE_TEMPLATE: 'phone_code',
        ...provider.environment,
      };
    },
  });
});

test.afterAll(async () => {
  await provider.close();
  await mail.close();
  await whatsapp.close();
});

/** Makes the provider return a new user. */
const setNewProviderUser = (): Person => {
  const person = newPerson();
  const { email, username } = person;
  provider.setAccount({ sub: email, email, email_verified: true, name: username });
  return person;
};

test('from the provider’s button to the missing address, and on', async ({ page }) => {
  const person = setNewProviderUser();
  await openPage(page, `${product.origin}/contact/login?next=%2Fprofile`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we visit you?');
  expect(page.url()).toBe(`${product.origin}/auth-success?next=%2Fprofile`);
  expect((await readLocalStorage(page)).token).toBeTruthy();
  await page.getByLabel(/^Mobile number/).fill(person.mobileNumber);
  await page.getByLabel(/^Street and area/).fill(person.street);
  await page.getByLabel(/^Pincode/).fill(person.pincode);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${product.origin}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
  await expect(page.getByRole('link', { name: 'Request a link' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('in the first minutes after you log in')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
});

test('a login cancelled at the provider is reported', async ({ page }) => {
  provider.state.denies = true;
  await openPage(page, `${product.origin}/contact/signup`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact/login');
});

test('the forgotten password form keeps input typed before hydration, and is hidden for a link', async ({
  page,
}) => {
  const wake = await openBeforeHydration(page, `${product.origin}/contact/password`);
  const email = page.getByLabel(/^Email/);
  await email.pressSequentially('asha@example.co');
  await wake();
  await page.keyboard.press('m');
  await expect(email).toHaveValue('asha@example.com');
  await openBeforeHydration(
    page,
    `${product.origin}/contact/password?again#token=${'t'.repeat(43)}`,
  );
  await expect(email).toBeHidden();
});

/** The token of the emailed link. */
const tokenTo = async ({ email }: Person, mark: string): Promise<string> => {
  const find = (): string | undefined =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      .map((text) => new RegExp(`${mark}([\\w-]{43})`).exec(text)?.[1])
      .find((token) => token !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
};

const signedUp = async (playwright: PlaywrightWorkerArgs['playwright']): Promise<Person> => {
  const request = await playwright.request.newContext({ baseURL: product.origin });
  const person = await signUpByApi(request);
  await request.dispose();
  return person;
};

test('an email address is confirmed by the link that signing up sends', async ({
  page,
  playwright,
}) => {
  const person = await signedUp(playwright);
  await openPage(page, `${product.origin}/contact/login?next=%2Fprofile`);
  await page.getByLabel(/^Email or mobile/).fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  const again = page.getByRole('button', { name: 'Send link again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const token = await tokenTo(person, '#confirm-email=');
  await openPage(page, `${product.origin}/profile#confirm-email=${token}`);
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/profile`);
  await expect(again).toHaveCount(0);
});

test('a mobile number is verified by a code on WhatsApp', async ({ page, playwright }) => {
  const person = await signedUp(playwright);
  await openPage(page, `${product.origin}/contact/login?next=%2Fprofile`);
  await page.getByLabel(/^Email or mobile/).fill(person.mobileNumber);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Send code on WhatsApp' }).click();
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [code = ''] =
    whatsapp.taken.find(({ to }) => to === `91${person.mobileNumber}`)?.parameters ?? [];
  await field.fill(code.slice(1));
  await page.getByRole('button', { name: 'Verify number' }).click();
  await expect(page.getByText('Enter the six digits of the code')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Verify number' }).click();
  await expect(page.getByText('Your mobile number is verified')).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('a link for a new password is emailed', async ({ page, playwright }) => {
  const person = await signedUp(playwright);
  await openPage(page, `${product.origin}/contact/password`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const without = page.getByRole('region', { name: 'No email address in your account?' });
  await expect(without.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expectAccessible(page);
  const token = await tokenTo(person, '#token=');
  const renewed = newPerson().password;
  await openPage(page, `${product.origin}/contact/password#token=${token}`);
  await page.getByLabel(/^New password/).fill(renewed);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
});

test.describe('with the service worker at work', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the provider’s session is exchanged once, and booking asks for the mobile number', async ({
    page,
  }) => {
    setNewProviderUser();
    await shortenPageTimers(page, serviceWorkerDelayMs);
    await openPage(page, `${product.origin}/contact/login?next=%2Fbook`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we visit you?');
    expect((await readLocalStorage(page)).token).toBeTruthy();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(`${product.origin}/book`);
    await page.getByRole('region', { name: 'Your address' }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(/^Mobile number/)).toBeVisible();
  });
});
