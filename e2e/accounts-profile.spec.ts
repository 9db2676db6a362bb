import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  isTokenAccepted,
  logInByApi,
  newPerson,
  readLocalStorage,
  signInAsCustomer,
  signInAsNewCustomer,
  signUpByApi,
} from './test-accounts.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));
const optionalEmail = 'Email \\(optional\\)';
const card = (page: Page, name: string) => page.getByRole('region', { name });
const toast = (page: Page) => page.getByRole('region', { name: 'Status messages' });

test.describe('the profile of a visitor', { tag: '@ci' }, () => {
  test('offers log in and sign up, and both lead back', async ({ page, request }) => {
    const person = await signUpByApi(request);
    await openPage(page, '/profile');
    await expect(main(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/contact/signup?next=%2Fprofile',
    );
    await main(page).getByRole('link', { name: 'Log In' }).click();
    await field(page, 'Email or mobile number').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
  });

  test('is shown after a session has ended; the cart stays', async ({
    page,
    request,
    expectedMessages,
  }) => {
    expectedMessages.push(/401/);
    const { token } = await signInAsNewCustomer(page);
    await page.evaluate(() => localStorage.setItem('cartItems', '[]'));
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await openPage(page, '/profile');
    await expect(page.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
    expect(await readLocalStorage(page)).toEqual({ cartItems: '[]' });
  });
});

test('a profile that cannot be fetched is logged, shown as nothing, and asked for again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/Error fetching user data/, /ERR_FAILED/);
  const person = await signInAsCustomer(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching user data'),
  );
  await page.route('**/api/auth/user', (route) => route.abort());
  await openPage(page, '/profile');
  await logged;
  await expect(page.getByText('Your details could not be loaded')).toBeVisible();
  expect((await readLocalStorage(page)).token).toBe(person.token);
  await expectAccessible(page);
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
});

test.describe('the profile', () => {
  test('leads to everything, is accessible and fits a screen of 320', async ({ page }) => {
    test.slow();
    await signInAsCustomer(page);
    await openPage(page, '/profile');
    const links = page.getByRole('navigation', { name: 'Your account' });
    for (const [name, path] of [
      [/Ongoing Orders/, '/my-order'],
      [/Order History/, '/order-history'],
      [/My review/, '/review'],
      [/My blog/, '/blog'],
    ] as const) {
      await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(card(page, 'Where you are logged in').getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit your details' }).click();
    await page.getByRole('button', { name: 'Edit your address' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test('name, number and email address can be changed; errors are shown at their fields', async ({
    page,
    request,
    expectedMessages,
  }) => {
    expectedMessages.push(/422/, /409/);
    const other = await signUpByApi(request);
    const person = await signInAsNewCustomer(page);
    const changed = newPerson();
    const details = card(page, 'Your details');
    const edit = page.getByRole('button', { name: 'Edit your details' });
    const save = page.getByRole('button', { name: 'Save' });
    await openPage(page, '/profile');

    await test.step('name and number', async () => {
      await edit.click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Current password')).toBeHidden();
      await field(page, 'Name').fill(changed.username);
      await field(page, 'Mobile number').fill('12345');
      await save.click();
      await expect(field(page, 'Mobile number')).toBeFocused();
      await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(
        /Enter ten digits beginning with 6, 7, 8 or 9/,
      );
      await expect(field(page, 'Name')).toHaveValue(changed.username);
      await field(page, 'Mobile number').fill(changed.mobileNumber);
      await field(page, 'Current password').fill(person.password);
      await save.click();
      await expect(toast(page).getByText('Your details are saved')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Hello, ${changed.username}`,
      );
      await expect(edit).toBeFocused();
      await page.reload();
      await expect(details).toContainText(
        `+91 ${changed.mobileNumber.slice(0, 5)} ${changed.mobileNumber.slice(5)}`,
      );
      await expect(details).toContainText(person.email);
    });

    await test.step('a new email address requires the password; a taken one is rejected', async () => {
      await edit.click();
      await field(page, optionalEmail).fill(other.email);
      await field(page, 'Current password').fill('marigold-wrong');
      await save.click();
      await expect(field(page, 'Current password')).toHaveAccessibleDescription(
        /This current password is wrong/,
      );
      await field(page, 'Current password').fill(person.password);
      await save.click();
      await expect(field(page, optionalEmail)).toHaveAccessibleDescription(
        /^There is already an account with this email address/,
      );
      await field(page, optionalEmail).fill(changed.email);
      await save.click();
      await expect(details).toContainText(changed.email);
      await logInByApi(request, { login: changed.email, password: person.password });
    });

    await test.step('the email address is removed with the password', async () => {
      await edit.click();
      await field(page, optionalEmail).fill('');
      await field(page, 'Current password').fill(person.password);
      await save.click();
      await expect(details).toContainText('Not provided');
      await logInByApi(request, { login: changed.mobileNumber, password: person.password });
    });
  });

  test('the address is changed, with the browser’s location', { tag: '@ci' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.559, longitude: 73.7868 });
    const { token } = await signInAsNewCustomer(page);
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Edit your address' }).click();
    await field(page, 'Street and area').fill('Baner Road, Baner');
    await field(page, 'Pincode').fill('011045');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('button', { name: 'Remove location' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field(page, 'Pincode')).toHaveAccessibleDescription(
      'Enter six digits; the first cannot be 0',
    );
    await field(page, 'Pincode').fill('411045');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Your address')).toContainText('Baner Road, Baner');
    await expect(card(page, 'Your address')).toContainText('Location saved');
    const answer = await page.request.get('/api/auth/user', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await answer.json()).userData).toMatchObject({
      pincode: '411045',
      latitude: 18.559,
      longitude: 73.7868,
    });
    await page.getByRole('button', { name: 'Edit your address' }).click();
    await field(page, 'Street and area').fill('Elsewhere');
    await expect(page.getByText('so the old location was removed')).toBeVisible();
  });

  test('a new password ends the other sessions and works from then on', { tag: '@ci' }, async ({
    page,
    request,
    expectedMessages,
  }) => {
    expectedMessages.push(/422/);
    const person = await signInAsNewCustomer(page);
    const elsewhere = await logInByApi(request, { login: person.email, password: person.password });
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    await field(page, 'Current password').fill('marigold-wrong');
    await field(page, 'New password').fill('password1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(
      'This current password is wrong',
    );
    await expect(field(page, 'Current password')).toBeFocused();
    await field(page, 'Current password').fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/too easy to guess/);
    const renewed = newPerson().password;
    await field(page, 'New password').fill(renewed);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page).getByText('Password changed.')).toBeVisible();
    expect(await isTokenAccepted(request, elsewhere.token)).toBe(false);
    expect((await readLocalStorage(page)).token).toBe(person.token);
    await logInByApi(request, { login: person.email, password: renewed });
  });

  test('one device is logged out, then all of them', { tag: '@ci' }, async ({ page, request }) => {
    const person = await signInAsNewCustomer(page);
    const elsewhere = await logInByApi(request, { login: person.email, password: person.password });
    await openPage(page, '/profile');
    const sessions = card(page, 'Where you are logged in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Log out (?!everywhere)/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect(await isTokenAccepted(request, elsewhere.token)).toBe(false);
    await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
    expect(await isTokenAccepted(request, person.token)).toBe(false);
    expect((await readLocalStorage(page)).token).toBeUndefined();
  });

  test('all stored data is downloaded as a file, without secrets', { tag: '@ci' }, async ({
    page,
  }) => {
    const person = await signInAsCustomer(page);
    await openPage(page, '/profile');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text).account.email).toBe(person.email);
    expect(text).not.toMatch(/argon2|Hash/);
  });

  test('deleting the account asks for the password and ends everything', { tag: '@ci' }, async ({
    page,
    request,
    expectedMessages,
  }) => {
    test.slow();
    expectedMessages.push(/422/);
    const person = await signInAsNewCustomer(page);
    await openPage(page, '/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(
      'Enter your password',
    );
    await expectAccessible(page);
    await field(page, 'Current password').fill('marigold-wrong');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(
      'This current password is wrong',
    );
    await field(page, 'Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page).getByText('Your account is deleted')).toBeVisible();
    expect((await readLocalStorage(page)).token).toBeUndefined();
    expect(await isTokenAccepted(request, person.token)).toBe(false);
    const again = await request.post('/api/auth/login', {
      data: { login: person.email, password: person.password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(again.status()).toBe(401);
  });
});
