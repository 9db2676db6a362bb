import type { Page } from '@playwright/test';
import { signUpAndBookVisit } from './book-customer-visit-by-api.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, isPhone, openPage, test } from './fixtures.ts';
import {
  mockPush,
  pushDisableButton,
  pushEnableButton,
  readMockPush,
  setMockPush,
} from './mock-browser-push.ts';
import { signInAsNewStaff } from './staff-sessions.ts';
import { logInByApi, signUpByApi, storeSession } from './test-accounts.ts';

test.use({ serviceWorkers: 'allow' });

const loggedOut = (page: Page) => page.getByRole('heading', { name: 'You are logged out' });

const collectEndRequests = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/logout|subscriptions\/end/.test(pathname) && request.method() === 'POST') {
      paths.push(pathname);
    }
  });
  return paths;
};

test('logging out ends the push subscription first, and also works if that fails', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  const subscription = await mockPush(page);
  const { path, person } = await signUpAndBookVisit(page, dayAhead(27), '10:00 AM');
  await openPage(page, path);
  await pushEnableButton(page).click();
  await expect(pushDisableButton(page)).toBeVisible();
  const endRequests = collectEndRequests(page);
  const ended = page.waitForRequest('**/api/push/subscriptions/end');
  await openPage(page, '/contact/logout');
  await expect(loggedOut(page)).toBeVisible();
  expect((await ended).postDataJSON()).toEqual({ endpoint: subscription.endpoint });
  expect(endRequests).toEqual(['/api/push/subscriptions/end', '/api/auth/logout']);
  expect(await readMockPush(page, 'key')).toBeNull();

  // The server cannot be reached: the log-out and the unsubscription in the browser still happen.
  const login = { login: person.email, password: person.password };
  await storeSession(page, await logInByApi(page.request, login));
  await setMockPush(page, 'key', '4,1,2,3');
  await page.route('**/api/push/subscriptions/end', (route) => route.abort());
  await openPage(page, '/contact/logout');
  await expect(loggedOut(page)).toBeVisible();
  expect(await readMockPush(page, 'key')).toBeNull();
});

test('an expired session keeps the push subscription; another account in this browser does not get it', async ({
  page,
}) => {
  await mockPush(page);
  const { path, person } = await signUpAndBookVisit(page, dayAhead(28), '10:00 AM');
  await openPage(page, path);
  await pushEnableButton(page).click();
  await expect(pushDisableButton(page)).toBeVisible();
  const key = await readMockPush(page, 'key');
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.context().clearCookies();
    await openPage(page, '/contact/login');
    await page.getByLabel('Email or mobile number').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expect(page).not.toHaveURL(/login/);
  };
  await logIn(person);
  await openPage(page, path);
  await expect(pushDisableButton(page)).toBeVisible();
  expect(await readMockPush(page, 'key')).toBe(key);

  const other = await signUpByApi(page.request);
  const ended = page.waitForRequest('**/api/push/subscriptions/end');
  await logIn(other);
  await ended;
  await expect.poll(() => readMockPush(page, 'key')).toBeNull();
});

test('push about new orders is turned on and off in the side menu', async ({ page }) => {
  const subscription = await mockPush(page);
  await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, '/admin');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const push = page
    .getByRole('switch', { name: /^New order alerts on this (phone|computer)$/ })
    .filter({ visible: true });
  await expect(push).not.toBeChecked();
  expect(await readMockPush(page, 'asked')).toBeNull();
  const subscribed = page.waitForResponse('**/api/push/subscriptions');
  await push.focus();
  await page.keyboard.press('Enter');
  await expect(push).toBeChecked();
  expect((await subscribed).request().postDataJSON()).toEqual(subscription);
  expect((await subscribed).status()).toBe(204);
  await expect(push).toBeFocused();
  await expectAccessible(page);
  const ended = page.waitForResponse('**/api/push/subscriptions/end');
  await page.keyboard.press('Enter');
  await expect(push).not.toBeChecked();
  expect((await ended).status()).toBe(204);
});

test('blocked notifications are reported in the side menu', async ({ page }) => {
  await mockPush(page, { permission: 'denied' });
  await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, '/admin');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const push = page
    .getByRole('switch', { name: /^New order alerts on this/ })
    .filter({ visible: true });
  await expect(push).not.toBeChecked();
  await expect(push).toHaveAccessibleDescription('Blocked in your browser settings.');
  await push.click();
  await expect(push).not.toBeChecked();
  await expectAccessible(page);
});
