import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import {
  demoAdmin,
  isTokenAccepted,
  readLocalStorage,
  signInAsCustomer,
  signInAsNewCustomer,
  signUpByApi,
} from './test-accounts.ts';

const main = (page: Page) => page.getByRole('main');
/** The label of a required field ends with a star. */
const field = (page: Page, label: string) => main(page).getByLabel(new RegExp(`^${label}( \\*)?$`));
const fillLogIn = async (page: Page, login: string, password: string): Promise<void> => {
  await field(page, 'Email or mobile number').fill(login);
  await field(page, 'Password').fill(password);
};
const pressLogIn = (page: Page) => main(page).getByRole('button', { name: 'Log In' }).click();

test.describe('log in', () => {
  test('with an email address: token and userId are stored, the links change', async ({
    page,
    request,
  }) => {
    const person = await signUpByApi(request);
    await openPage(page, '/contact/login');
    const profile = page.waitForRequest('**/api/auth/user');
    await fillLogIn(page, person.email.toUpperCase(), person.password);
    await pressLogIn(page);
    await expect(page).toHaveURL('/');
    const { token, userId } = await readLocalStorage(page);
    expect(token).toBeTruthy();
    expect(userId).toBe(person.userData._id);
    expect((await profile).headers().authorization).toBe(`Bearer ${token}`);
    if (!isPhone(page)) {
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Log Out' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Log In' })).toBeHidden();
    }
  });

  test('with a mobile number, and back to where they were going', async ({ page, request }) => {
    const person = await signUpByApi(request);
    await openPage(page, '/contact/login?next=%2Fservice%2Fwaxing');
    await fillLogIn(page, `+91 ${person.mobileNumber}`, person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/service/waxing');
  });

  test('missing and wrong input is reported, nothing is lost, and a retry works', {
    tag: '@ci',
  }, async ({ page, request, expectedMessages }) => {
    expectedMessages.push(/401/, /ERR_FAILED/);
    const person = await signUpByApi(request);
    await openPage(page, `/contact/login?next=${encodeURIComponent('//evil.example')}`);
    const login = field(page, 'Email or mobile number');
    const password = field(page, 'Password');
    const alert = main(page).getByRole('alert');

    await test.step('the fields have autofill hints, and show the password on demand', async () => {
      await expect(login).toHaveAttribute('autocomplete', 'username');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(password).toHaveAttribute('type', 'password');
      await main(page).getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await main(page).getByRole('button', { name: 'Hide password' }).click();
    });

    await test.step('missing: reported at each field, the first one is focused', async () => {
      await pressLogIn(page);
      await expect(login).toBeFocused();
      await expect(login).toHaveAccessibleDescription('Enter your email or mobile number');
      await expect(password).toHaveAccessibleDescription('Enter your password');
      await expectAccessible(page);
      await login.fill('a');
      await expect(login).not.toHaveAttribute('aria-invalid');
    });

    await test.step('a wrong password loses no input and reveals nothing', async () => {
      await fillLogIn(page, 'nobody@example.com', 'marigold-unknown');
      await pressLogIn(page);
      await expect(alert).toHaveText('The email, mobile number or password is wrong.');
      await expect(login).toHaveValue('nobody@example.com');
      await expect(password).toHaveValue('marigold-unknown');
      await expectAccessible(page);
    });

    await test.step('no connection, then logged in, and never on to another site', async () => {
      await page.route('**/api/auth/login', (route) => route.abort());
      await fillLogIn(page, person.email, person.password);
      await pressLogIn(page);
      await expect(alert).toContainText('Check your connection');
      await page.unroute('**/api/auth/login');
      await pressLogIn(page);
      await expect(page).toHaveURL('/');
    });
  });

  test('two presses send it once', { tag: '@ci' }, async ({ page, request }) => {
    const person = await signUpByApi(request);
    await openPage(page, '/contact/login');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) sent += 1;
    });
    const release = await holdRequests(page, '**/api/auth/login');
    await fillLogIn(page, person.email, person.password);
    const button = main(page).getByRole('button', { name: 'Log In' });
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/');
    expect(sent).toBe(1);
  });

  test('a form sent before the page is hydrated waits for it', { tag: '@ci' }, async ({
    page,
    request,
  }) => {
    const person = await signUpByApi(request);
    const release = await holdRequests(page, '**/assets/entry.client*');
    await page.goto('/contact/login', { waitUntil: 'commit' });
    await fillLogIn(page, person.email, person.password);
    await pressLogIn(page);
    await expect(page).toHaveURL('/contact/login');
    release();
    await expect(page).toHaveURL('/');
    expect((await readLocalStorage(page)).token).toBeTruthy();
  });

  test('the demo accounts fill in the form with one tap, from both screens', {
    tag: '@ci',
  }, async ({ page }) => {
    await openPage(page, '/contact/signup');
    await main(page).getByRole('button', { name: 'As a customer' }).click();
    await expect(page).toHaveURL('/contact/login');
    await expect(field(page, 'Email or mobile number')).toHaveValue('asha@example.com');
    await main(page).getByRole('button', { name: 'As a beautician' }).click();
    await expect(field(page, 'Email or mobile number')).toHaveValue('usha@example.com');
    await main(page).getByRole('button', { name: 'As the salon' }).click();
    await expect(field(page, 'Email or mobile number')).toHaveValue(demoAdmin.login);
    await expect(field(page, 'Password')).toHaveValue(demoAdmin.password);
  });
});

test.describe('log out', () => {
  test('ends the session by a POST, says so and keeps the cart', async ({ page, request }) => {
    const { token } = await signInAsNewCustomer(page);
    await page.evaluate(() => localStorage.setItem('cartItems', '[]'));
    await openPage(page, '/profile');
    const post = page.waitForRequest('**/api/auth/logout');
    if (isPhone(page)) await main(page).getByRole('link', { name: 'Log Out' }).click();
    else await page.getByRole('banner').getByRole('link', { name: 'Log Out' }).click();
    expect((await post).method()).toBe('POST');
    await expect(page).toHaveURL('/contact/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
    expect(await readLocalStorage(page)).toEqual({ cartItems: '[]' });
    expect(await isTokenAccepted(request, token)).toBe(false);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('can be retried if the server was not reached', { tag: '@ci' }, async ({
    page,
    request,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_FAILED/);
    const { token } = await signInAsNewCustomer(page);
    await page.route('**/api/auth/logout', (route) => route.abort());
    await openPage(page, '/contact/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Could not log you out completely',
    );
    expect((await readLocalStorage(page)).token).toBeUndefined();
    await page.unroute('**/api/auth/logout');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
    expect(await isTokenAccepted(request, token)).toBe(false);
  });
});

test.describe('several tabs', () => {
  test('agree on who is signed in', { tag: '@ci' }, async ({ page, context, request }) => {
    const person = await signUpByApi(request);
    const other = await context.newPage();
    await openPage(other, '/profile');
    await expect(other.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
    await openPage(page, '/contact/login');
    await fillLogIn(page, person.email, person.password);
    await pressLogIn(page);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
    await openPage(page, '/contact/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
    await expect(other.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible();
  });
});

test.describe('the admin guard', () => {
  test('sends visitors to log in, and an admin on from there', async ({ page }) => {
    await openPage(page, '/admin');
    await expect(page).toHaveURL('/contact/login');
    await fillLogIn(page, demoAdmin.login, demoAdmin.password);
    await pressLogIn(page);
    await expect(page).toHaveURL('/admin');
    await expect(page).toHaveTitle(/Dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await expect(page).toHaveURL('/admin');
  });

  test('sends customers home, after saying that it is loading', async ({ page }) => {
    await signInAsCustomer(page);
    const release = await holdRequests(page, '**/api/auth/user');
    await openPage(page, '/admin');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('Salon Management').filter({ visible: true })).toHaveCount(0);
    release();
    await expect(page).toHaveURL('/');
  });
});

for (const path of ['/contact/login', '/contact/signup', '/contact/password', '/profile']) {
  test(`${path} is accessible and fits a screen of 320`, { tag: '@ci' }, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
