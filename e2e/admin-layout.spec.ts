import type { Page } from '@playwright/test';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, holdRequests, isPhone, openPage, test } from './fixtures.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { screens } from './screen-sizes.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin, signInAsNewStaff } from './staff-sessions.ts';
import { signInAsCustomer } from './test-accounts.ts';

const openDashboard = async (page: Page): Promise<void> => {
  await openPage(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Popular Services' })).toBeVisible();
};

test.describe('the admin layout', () => {
  test('redirects visitors to log in and customers home, without showing anything first', async ({
    page,
  }) => {
    await openPage(page, '/admin');
    await expect(page).toHaveURL(/^[^?]*\/contact\/login/);
    await openPage(page, '/admin/users');
    await expect(page).toHaveURL(/^[^?]*\/contact\/login/);
    await signInAsCustomer(page);
    await openPage(page, '/admin');
    await expect(page).toHaveURL('/');
  });

  test('shows the frame around Loading... until the user is known', {
    tag: '@ci',
  }, async ({ page, request }) => {
    const html = await (await request.get('/admin/users')).text();
    expect(html).toContain('Loading...');
    expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
      expect.stringContaining('href="/admin/users"'),
    ]);
    await signInAsAdmin(page);
    // The browser remembers that this is an owner.
    await openDashboard(page);
    const release = await holdRequests(page, '**/api/auth/user');
    await page.goto('/admin/settings/areas');
    const loading = page.getByRole('main').getByRole('heading', { name: 'Loading...' });
    await expect(loading).toBeVisible();
    const frame = page
      .getByText('Salon Management', { exact: true })
      .filter({ visible: true })
      .first();
    const placeOfFrame = async () => {
      const box = await frame.boundingBox();
      return [box?.x, box?.y];
    };
    // The server's frame is replaced once, when the browser has loaded the code.
    await expect.poll(placeOfFrame).not.toContain(undefined);
    const before = await placeOfFrame();
    await expectAccessible(page);
    const menu = await openSideMenu(page);
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link')).toHaveCount(15);
    if (isPhone(page)) await page.getByRole('button', { name: 'Close menu' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Service areas' })).toBeVisible();
    expect(await placeOfFrame()).toEqual(before);
  });

  test('shows the links under Salon Management, the user and Log Out', async ({ page }) => {
    const admin = await signInAsNewStaff(page);
    await openDashboard(page);
    const menu = await openSideMenu(page);
    await expect(
      page.getByText('Salon Management').filter({ visible: true }).first(),
    ).toBeVisible();
    for (const name of ['Main', 'Quick links', 'Account']) {
      await expect(page.locator(`nav[aria-label="${name}"]`)).toHaveCount(0);
    }
    await expect(page.locator('a[href^="https://wa.me"]')).toHaveCount(0);
    const links = menu.getByRole('link');
    await expect(links).toContainText([
      'Dashboard',
      'Board',
      'Orders',
      'Messages',
      'Complaints',
      'Day close',
      'Payouts',
      'Accounting',
      'Users',
      'Beauticians',
      'Services',
      'Reviews & Posts',
      'Analytics',
      'Settings',
    ]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 14)).toEqual([
      '/admin',
      '/admin/board',
      '/admin/orders',
      '/admin/messages',
      '/admin/complaints',
      '/admin/day-close',
      '/admin/payouts',
      '/admin/accounting',
      '/admin/users',
      '/admin/beauticians',
      '/admin/services',
      '/admin/moderation',
      '/admin/analytics',
      '/admin/settings',
    ]);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const footer = page.locator('footer').filter({ hasText: 'Log Out', visible: true });
    await expect(footer.getByText(admin.username)).toBeVisible();
    const shown = admin.email.length > 22 ? `${admin.email.slice(0, 22)}…` : admin.email;
    await expect(footer.getByText(shown, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const initials = footer.locator('[aria-hidden=true]').first();
    expect((await initials.textContent())?.length).toBeLessThanOrEqual(2);
    await footer.getByRole('link', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/contact/logout');
  });

  test.describe('on a narrow screen', () => {
    test.use(screens.phone);
    test('the menu opens, leads to a page and closes', async ({ page }) => {
      await signInAsAdmin(page);
      await openDashboard(page);
      const menu = await openSideMenu(page);
      await menu.getByRole('link', { name: 'Users' }).click();
      await expect(page).toHaveURL('/admin/users');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
      await openSideMenu(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
    });
  });

  test('badges update with new orders, and the bell lists them', async ({ page }) => {
    await signInAsNewStaff(page);
    await openDashboard(page);
    const bell = page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
    await expect(bell).toHaveAccessibleName(/^Notifications/);
    const order = await placeOrderOfNewCustomer(page);
    await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const item = panel.getByRole('link', { name: new RegExp(`New order #${order.orderId}`) });
    await expect(item).toContainText(order.username);
    await expect(item).toContainText('New');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    const { pendingOrders } = await readAsOwner<{ pendingOrders: number }>(
      page,
      '/api/admin/badges',
    );
    expect(pendingOrders).toBeGreaterThan(12);
    const menu = await openSideMenu(page);
    await expect(menu.getByRole('link', { name: /Orders/ })).toContainText(/\d+ pending/);
    if (isPhone(page)) await page.getByRole('button', { name: 'Close menu' }).click();
    await bell.click();
    await panel.getByRole('link', { name: new RegExp(`#${order.orderId}`) }).click();
    await expect(page).toHaveURL(`/admin/orders/${order.orderId}`);
    await expect(page.getByRole('dialog', { name: `Order #${order.orderId}` })).toBeVisible();
  });

  test('notifications that fail to load can be loaded again', {
    tag: '@ci',
  }, async ({ page, expectedMessages }) => {
    expectedMessages.push(/503/);
    await signInAsAdmin(page);
    // Events of other tests would reload the list first.
    await page.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }));
    await openDashboard(page);
    await page.route('**/api/admin/notifications', (route) => route.fulfill({ status: 503 }));
    const bell = page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('Notifications could not be loaded.')).toBeVisible();
    await page.unroute('**/api/admin/notifications');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();

    await test.step('on a desktop the menu is always visible and the list opens', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.setViewportSize(screens.desktop.viewport);
      const menu = page.getByRole('navigation', { name: 'Side menu' });
      await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await bell.click();
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
});
