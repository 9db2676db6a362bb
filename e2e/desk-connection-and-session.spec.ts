import type { Page } from '@playwright/test';
import { serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { ownerSession, signInAsAdmin, signInAsNewStaff } from './staff-sessions.ts';
import { openUsers, userSearch } from './users-screen.ts';

const connectionSign = (page: Page) => page.locator('[data-connection]').filter({ visible: true });

test('the frame shows Live, and Offline without a network', async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signInAsAdmin(page);
  await openUsers(page);
  await expect(connectionSign(page)).toHaveText('Live');
  await page.context().setOffline(true);
  await expect(connectionSign(page)).toHaveText('Offline');
  await expect(page.getByRole('main')).toContainText('You can save again when');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The search must neither keep loading nor show an empty list.
  await userSearch(page).fill('unknown name');
  await expect(page.getByRole('main')).toContainText('We could not reach the server.');
  await page.context().setOffline(false);
  await expect(connectionSign(page)).toHaveText('Live');
  await expect(userSearch(page)).toHaveValue('unknown name');
  await expect(page.getByText('We could not reach the server.')).toBeHidden();

  await test.step('a form sent offline says why it failed, and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Meera Kulkarni');
    await dialog.getByLabel('Mobile number').fill('7000012345');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.');
    await page.context().setOffline(false);
    await expect(connectionSign(page)).toHaveText('Live');
    await expect(dialog.getByLabel('Name')).toHaveValue('Meera Kulkarni');
    await expect(dialog.getByLabel('Mobile number')).toHaveValue('7000012345');
  });
});

test('a session ended elsewhere closes the screen and its dialog, and returns after log in', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/401/);
  const admin = await signInAsNewStaff(page);
  await openUsers(page);
  await expect(connectionSign(page)).toHaveText('Live');
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Test Person');
  const owner = await ownerSession(page);
  const ended = await owner.request.delete(`/api/admin/users/${admin.id}/sessions`, {
    headers: owner.headers,
  });
  expect(ended.status()).toBe(204);
  await expect(page).toHaveURL('/contact/login');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('User Management')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => history.state?.usr?.next)).toBe('/admin/users');
});

test('a log out in another tab closes the screen in this tab too', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/401/);
  await signInAsNewStaff(page);
  await openUsers(page);
  await expect(connectionSign(page)).toHaveText('Live');
  const other = await page.context().newPage();
  await openPage(other, '/contact/logout');
  await expect(page).toHaveURL('/contact/login');
  await expect(page.getByText('User Management')).toHaveCount(0);
});

test('a removed role leads to the home page with the reason', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/403/);
  await signInAsAdmin(page);
  let isAdmin = true;
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, userData: { ...body.userData, isAdmin } } });
  });
  await page.route('**/api/admin/events', (route) => {
    isAdmin = false;
    return route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'No.' } });
  });
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You no longer have access to Salon Management.')).toBeVisible();
});

test('an address that leads nowhere stays in the back office', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await signInAsAdmin(page);
  for (const path of ['/admin/nonsense', '/admin/orders/x/y']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(connectionSign(page)).toHaveText('Live');
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Management');
});

test('a visitor is sent from such an address to log in', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  await page.goto('/admin/nonsense');
  await expect(page).toHaveURL('/contact/login');
  await expect(page.getByText('You have been logged out.')).toHaveCount(0);
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a screen reloaded without a connection keeps the frame and loads once online', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    await shortenPageTimers(page, serviceWorkerDelayMs);
    await signInAsAdmin(page);
    await openPage(page, '/admin');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/admin')) !== undefined))
      .toBe(true);
    await page.context().setOffline(true);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(connectionSign(page)).toHaveText('Offline');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
    await expect(page).toHaveURL('/admin/users');
    await expect(connectionSign(page)).toHaveText('Live');
  });
});
