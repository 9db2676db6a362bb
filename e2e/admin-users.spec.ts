import { readFile } from 'node:fs/promises';
import { type Page, request as requests } from '@playwright/test';
import { readAsOwner } from './calls-as-owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { isTokenAccepted, signUpByApi } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';
import {
  mainRegion,
  openUserDetails,
  openUsers,
  userCards,
  userList,
  userSearch,
} from './users-screen.ts';

const someCustomer = async (page: Page) => {
  const request = await requests.newContext({ baseURL: new URL(page.url()).origin });
  return { person: await signUpByApi(request), request };
};
test.describe('User Management', () => {
  test('stat cards are the server’s, the list comes page by page', async ({ page }) => {
    await signInAsAdmin(page);
    const asked = page.waitForRequest('**/api/admin/dashboard/user*');
    await openUsers(page);
    expect((await asked).headers().authorization).toMatch(/^Bearer /);
    await expect(mainRegion(page).getByRole('heading', { name: 'User Management' })).toBeVisible();
    const stats = mainRegion(page).getByRole('list', { name: 'User statistics' });
    for (const label of ['Total Users', 'Active Users', 'Avg Orders', 'Avg Spending']) {
      await expect(stats.getByRole('listitem').filter({ hasText: label })).toContainText(/\d/);
    }
    await expect(stats.getByText('per customer')).toHaveCount(2);
    const { totalUsers } = await readAsOwner<{ totalUsers: number }>(
      page,
      '/api/admin/users/stats',
    );
    expect(totalUsers).toBeGreaterThan(42);
    await expect(userCards(page)).toHaveCount(24);
    await mainRegion(page).getByRole('button', { name: 'Show more users' }).click();
    await expect.poll(() => userCards(page).count()).toBeGreaterThan(42);
    // Names may repeat, numbers do not.
    const numbers = await userList(page)
      .getByText(/^\+91 \d{5} \d{5}$/)
      .allTextContents();
    expect(new Set(numbers).size).toBe(numbers.length);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => userCards(page).count()).toBeGreaterThan(42);
  });

  test('reload and Back restore the search', { tag: '@ci' }, async ({ page }) => {
    await signInAsAdmin(page);
    await openUsers(page);
    await userSearch(page).fill('Priya Desh');
    await expect(userCards(page)).toHaveCount(1);
    await expect(page).toHaveURL('/admin/users?search=Priya+Desh');
    const restored = async (): Promise<void> => {
      await expect(userSearch(page)).toHaveValue('Priya Desh');
      await expect(userCards(page)).toHaveCount(1);
    };
    await page.reload();
    await restored();
    const dialog = await openUserDetails(page, 'Priya Deshpande');
    await dialog.getByRole('link', { name: 'Orders, notes and more' }).click();
    await expect(page).toHaveURL(/\/admin\/users\/demo-priya/);
    await page.goBack();
    await expect(page).toHaveURL('/admin/users?search=Priya+Deshpande');
    await expect(userCards(page)).toHaveCount(1);
  });

  test('search by name, email and phone, a card and its details, and Export Users saves what is found', async ({
    page,
    expectedMessages,
  }) => {
    await signInAsAdmin(page);
    await openUsers(page);

    await test.step('search by name, email and phone; what finds nothing says so', async () => {
      for (const text of ['priya desh', 'PRIYA@example', '98000 00002', '+91 9800000002']) {
        await userSearch(page).fill(text);
        await expect(userCards(page)).toHaveCount(1);
        await expect(userList(page)).toContainText('Priya Deshpande');
      }
      await userSearch(page).fill('%');
      await expect(mainRegion(page).getByText('No users found')).toBeVisible();
      await userSearch(page).fill('');
      await expect(userCards(page)).toHaveCount(24);
    });

    await test.step('a card and its details', async () => {
      await userSearch(page).fill('asha@example.com');
      const card = userCards(page);
      await expect(card).toHaveCount(1);
      for (const text of [
        'Asha Kulkarni',
        'Active',
        'asha@example.com',
        '+91 98000 00001',
        'Orders',
        'Total spent',
        'Avg rating',
        'Last order',
      ]) {
        await expect(card).toContainText(text);
      }
      const dialog = await openUserDetails(page, 'Asha Kulkarni');
      for (const text of [
        'demo-asha',
        'asha@example.com',
        '+91 98000 00001',
        'Join date',
        'B-204, Mayur Residency, Paud Road, Kothrud, Pune - 411038',
        'Order statistics',
      ]) {
        await expect(dialog).toContainText(text);
      }
      await expect(dialog.getByRole('link', { name: 'Call Customer' })).toHaveAttribute(
        'href',
        'tel:+919800000001',
      );
      await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
        'href',
        'mailto:asha@example.com',
      );
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('Export Users saves what is found, and says when it cannot', async () => {
      await userSearch(page).fill('asha@example.com');
      await expect(userCards(page)).toHaveCount(1);
      const saved = page.waitForEvent('download');
      const exportUsers = mainRegion(page).getByRole('button', { name: 'Export Users' });
      await clickAndExpectToast(page, 'Users exported', exportUsers);
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('demo-asha,Asha Kulkarni,asha@example.com');

      expectedMessages.push(/503/, /Failed to export users/);
      await page.route('**/api/admin/users/export*', (route) => route.fulfill({ status: 503 }));
      await clickAndExpectToast(page, 'Failed to export users', exportUsers);
    });
  });

  test('Loading users... and Error: Failed to fetch users', async ({ page, expectedMessages }) => {
    expectedMessages.push(/503/);
    await signInAsAdmin(page);
    const release = await holdRequests(page, '**/api/admin/dashboard/user*', (route) =>
      route.fulfill({ status: 503 }),
    );
    await openPage(page, '/admin/users');
    await expect(page.getByText('Loading users...')).toBeVisible();
    release();
    await expect(page.getByText('Error: Failed to fetch users')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/dashboard/user*');
    await mainRegion(page).getByRole('button', { name: 'Try again' }).click();
    await expect(userCards(page).first()).toBeVisible();
  });
});

test('blocking ends the user’s sessions at once, and unblocking lets them in again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const admin = await signInAsAdmin(page);
  await openUsers(page);
  const { person, request } = await someCustomer(page);
  expect(await isTokenAccepted(request, person.token)).toBe(true);
  const dialog = await openUserDetails(page, person.username);
  const asking = page.getByRole('dialog', { name: `Block ${person.username}?` });
  const block = asking.getByRole('button', { name: 'Block', exact: true });

  await test.step('a new password link for a forgotten password', async () => {
    await dialog.getByRole('button', { name: 'Create password link' }).click();
    await expect(dialog.getByLabel('One-time link')).toHaveValue(/\/contact\/password#token=/);
    await expect(dialog.getByLabel('One-time link')).toBeFocused();
  });

  await test.step('an error of the server is shown, and nothing is blocked by Cancel', async () => {
    const address = '**/api/admin/users/*/status';
    await page.route(address, (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'CONFLICT', message: 'You cannot block or unblock yourself.' },
      }),
    );
    await dialog.getByRole('button', { name: 'Block user' }).click();
    await expectAccessible(page);
    await clickAndExpectToast(page, 'You cannot block or unblock yourself.', block);
    await page.unroute(address);
    await expect(asking).toBeHidden();
    await dialog.getByRole('button', { name: 'Block user' }).click();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(asking).toBeHidden();
    expect(await isTokenAccepted(request, person.token)).toBe(true);
  });

  await dialog.getByRole('button', { name: 'Block user' }).click();
  await clickAndExpectToast(page, 'User blocked', block);
  await expect(dialog.getByText('Blocked', { exact: true })).toBeVisible();
  expect(await isTokenAccepted(request, person.token)).toBe(false);
  const unblock = dialog.getByRole('button', { name: 'Unblock user' });
  await clickAndExpectToast(page, 'User unblocked', unblock);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(userList(page).getByText('Active', { exact: true })).toBeVisible();
  await request.dispose();

  await test.step('your own account offers neither blocking nor a link', async () => {
    const own = await openUserDetails(page, admin.username);
    await expect(own.getByText('This is your own account.')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Block user' })).toBeHidden();
    await expect(own.getByRole('button', { name: 'Create password link' })).toBeHidden();
    await expect(own.getByText('Owner', { exact: true })).toBeVisible();
  });
});
