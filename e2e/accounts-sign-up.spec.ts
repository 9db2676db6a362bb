import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import {
  demoAdmin,
  logInByApi,
  newPerson,
  type Person,
  readLocalStorage,
  signUpByApi,
} from './test-accounts.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(new RegExp(`^${label}( \\*)?$`));
const optionalEmail = 'Email \\(optional\\)';
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

const fillIn = async (page: Page, person: Person): Promise<void> => {
  await field(page, 'Name').fill(person.username);
  await field(page, optionalEmail).fill(person.email);
  await field(page, 'Mobile number').fill(person.mobileNumber);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Street and area').fill(person.street);
  await field(page, 'Pincode').fill(person.pincode);
};
const agree = (page: Page) =>
  main(page)
    .getByRole('checkbox', { name: /I agree/ })
    .check();

test.describe('sign up', () => {
  test('opens an account, signs it in and goes on', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.5074, longitude: 73.8077 });
    const person = newPerson();
    await openPage(page, '/contact/signup?next=%2Fprofile');
    await fillIn(page, person);
    await press(page, 'Use my location');
    await expect(main(page).getByRole('button', { name: 'Remove location' })).toBeVisible();
    await agree(page);
    await press(page, 'Sign Up');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
    const { token } = await readLocalStorage(page);
    const answer = await page.request.get('/api/auth/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.json()).userData).toMatchObject({
      email: person.email,
      town: 'Pune',
      latitude: 18.5074,
      longitude: 73.8077,
      isAdmin: false,
    });
  });

  test('each error is shown at its field, and nothing is lost', { tag: '@ci' }, async ({
    page,
    request,
    expectedMessages,
  }) => {
    expectedMessages.push(/409/);
    const other = await signUpByApi(request);
    await openPage(page, '/contact/signup');

    await test.step('the fields have autofill hints', async () => {
      for (const [label, autocomplete, inputMode] of [
        ['Name', 'name', null],
        [optionalEmail, 'email', 'email'],
        ['Mobile number', 'tel-national', 'tel'],
        ['Password', 'new-password', null],
        ['Street and area', 'address-line1', null],
        ['Pincode', 'postal-code', 'numeric'],
      ] as const) {
        await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete);
        if (inputMode) await expect(field(page, label)).toHaveAttribute('inputmode', inputMode);
      }
    });

    await test.step('errors found by the form', async () => {
      await field(page, 'Name').fill('A');
      await field(page, optionalEmail).fill('asha');
      await field(page, 'Mobile number').fill('5800000001');
      await field(page, 'Password').fill('short');
      await field(page, 'Pincode').fill('011038');
      await press(page, 'Sign Up');
      await expect(field(page, 'Name')).toBeFocused();
      for (const [label, message] of [
        ['Name', /At least 2 characters/],
        [optionalEmail, /Enter an email address like name@example.com/],
        ['Mobile number', /Enter ten digits beginning with 6, 7, 8 or 9/],
        ['Password', /At least 8 characters/],
        ['Street and area', /This is required/],
        ['Pincode', /Enter six digits; the first cannot be 0/],
      ] as const) {
        await expect(field(page, label)).toHaveAccessibleDescription(message);
      }
      await expect(main(page).getByRole('checkbox')).toHaveAccessibleDescription(
        'Please agree before you sign up',
      );
      await expect(field(page, 'Mobile number')).toHaveValue('5800000001');
      await expect(field(page, 'Password')).toHaveValue('short');
      await expectAccessible(page);
    });

    await test.step('errors found by the server: the address is taken', async () => {
      const person = { ...newPerson(), email: other.email };
      await fillIn(page, person);
      await agree(page);
      await press(page, 'Sign Up');
      await expect(field(page, optionalEmail)).toBeFocused();
      await expect(field(page, optionalEmail)).toHaveAccessibleDescription(
        /^There is already an account with this email address/,
      );
      await expect(field(page, 'Street and area')).toHaveValue(person.street);
      await expect(main(page).getByRole('checkbox')).toBeChecked();
    });
  });

  test('a mobile number is enough, without an email address or the browser’s location', {
    tag: '@ci',
  }, async ({ page }) => {
    const person = { ...newPerson(), email: '' };
    await openPage(page, '/contact/signup');
    await expect(field(page, optionalEmail)).not.toHaveAttribute('required');
    await expect(field(page, optionalEmail)).toHaveAccessibleDescription(
      /^You can also log in with it/,
    );
    await fillIn(page, person);
    await press(page, 'Use my location');
    await expect(main(page).getByText(/You can continue without it/)).toBeVisible();
    await agree(page);
    await press(page, 'Sign Up');
    await expect(page).toHaveURL('/');
    await openPage(page, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
    await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Not provided');
  });
});

test.describe('a forgotten password', { tag: '@ci' }, () => {
  test('without a mail server the salon is contacted', async ({ page }) => {
    await openPage(page, '/contact/login');
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/contact/password');
    await expect(main(page).getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91/,
    );
    await expect(main(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  test('a link works once, and its token is not shown', async ({
    page,
    request,
    playwright,
    baseURL,
    expectedMessages,
  }) => {
    expectedMessages.push(/422/, /410/);
    const person = await signUpByApi(request);
    const salon = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const { token: salonToken } = await logInByApi(salon, demoAdmin);
    const issued = await salon.post(`/api/admin/users/${person.userData._id}/password-link`, {
      headers: { authorization: `Bearer ${salonToken}`, 'sec-fetch-site': 'same-origin' },
    });
    const { link } = (await issued.json()) as { link: string };
    await salon.dispose();
    const secret = link.split('token=')[1] ?? '';
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));

    await openPage(page, new URL(link).pathname + new URL(link).hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expect(page).toHaveURL('/contact/password');
    await expectAccessible(page);
    await field(page, 'New password').fill('password1');
    await press(page, 'Set password');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/too easy to guess/);
    const renewed = newPerson().password;
    await field(page, 'New password').fill(renewed);
    await press(page, 'Set password');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
    expect(asked.filter((address) => address.includes(secret.slice(0, 20)))).toEqual([]);

    await page.goto('/about');
    await openPage(page, new URL(link).pathname + new URL(link).hash);
    await expect(field(page, 'New password')).toBeHidden();
    await expect(main(page).getByRole('alert')).toContainText('has expired or was already used');
    await press(page, 'Request a new link');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  });
});

test.describe('the landing from an identity provider', () => {
  const missing = { mobileNumber: '', street: '', apartmentNumber: '', town: '', pincode: '' };

  test('stores the token, asks for the missing address and goes on', async ({ page }) => {
    const person = await signUpByApi(page.request);
    const userData = { ...person.userData, ...missing };
    await page.route('**/api/auth/oidc/pick-up', (route) =>
      route.fulfill({ json: { token: person.token, userData } }),
    );
    await page.route('**/api/auth/user', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { userData } }) : route.fallback(),
    );
    await openPage(page, '/auth-success?next=%2Fservice%2Fwaxing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where should we visit you?');
    expect((await readLocalStorage(page)).token).toBe(person.token);
    await expectAccessible(page);
    await press(page, 'Save');
    await expect(field(page, 'Mobile number')).toBeFocused();
    // The stored number: another one would require the password.
    await field(page, 'Mobile number').fill(person.mobileNumber);
    await field(page, 'Street and area').fill('DP Road, Aundh');
    await field(page, 'Pincode').fill('411007');
    await press(page, 'Save');
    await expect(page).toHaveURL('/service/waxing');
  });

  test('without a session to exchange it leads to the login page; with complete details it continues', {
    tag: '@ci',
  }, async ({ page, expectedMessages }) => {
    expectedMessages.push(/401/);
    await openPage(page, '/auth-success?next=%2Fprofile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This login attempt has expired',
    );
    await expect(main(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/contact/login?next=%2Fprofile',
    );
    await expectAccessible(page);

    const { token, userData } = await signUpByApi(page.request);
    await page.route('**/api/auth/oidc/pick-up', (route) =>
      route.fulfill({ json: { token, userData } }),
    );
    await openPage(page, '/auth-success?next=%2Fprofile');
    await expect(page).toHaveURL('/profile');
  });

  test('a failed provider login shows the reason', { tag: '@ci' }, async ({ page }) => {
    for (const [problem, text] of [
      ['cancelled', 'The login was cancelled.'],
      ['unverified', 'not verified with that account'],
      ['blocked', 'This account is blocked.'],
      ['failed', 'The login failed.'],
    ] as const) {
      await page.goto(`/contact/login?oidc=${problem}`);
      await expect(main(page).getByRole('alert')).toContainText(text);
    }
  });
});
