import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { signInAsAdmin } from './staff-sessions.ts';

type Figures = {
  totalRevenue: number;
  totalOrders: number;
  revenueGrowth: number;
  orderGrowth: number;
  totalUsers: number;
  avgRating: number;
  pendingOrders: number;
  completedToday: number;
  inProgress: number;
  today: string;
  outstanding: number;
  recentOrders: { id: number; customer: string }[];
  daily: {
    day: string;
    payments: { collected: number };
    services: { category: string; quantity: number }[];
  }[];
};

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, label: string) =>
  main(page)
    .getByRole('list', { name: /Today at a glance|All-time totals/ })
    .getByRole('listitem')
    .filter({ hasText: label });
const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
const openDashboard = async (page: Page): Promise<void> => {
  await openPage(page, '/admin');
  await expect(main(page).getByRole('heading', { name: 'Popular Services' })).toBeVisible();
};

test.describe('the dashboard', () => {
  test('shows the figures of the API, read with a token', async ({ page }) => {
    const admin = await signInAsAdmin(page);
    const asked = page.waitForResponse('**/api/admin/dashboard');
    await openDashboard(page);
    const response = await asked;
    expect(response.request().headers().authorization).toMatch(/^Bearer /);
    const figures = (await response.json()) as Figures;
    await expect(
      main(page).getByRole('heading', { name: `Welcome back, ${admin.username}` }),
    ).toBeVisible();
    await expect(card(page, 'Total Revenue')).toContainText(rupees(figures.totalRevenue));
    await expect(card(page, 'Total Revenue')).toContainText(`${figures.revenueGrowth}%`);
    await expect(card(page, 'Total Revenue')).toContainText('from last month');
    await expect(card(page, 'Total Orders')).toContainText(String(figures.totalOrders));
    await expect(card(page, 'Total Orders')).toContainText(`${figures.orderGrowth}%`);
    await expect(card(page, 'Active Users')).toContainText('Registered customers');
    await expect(card(page, 'Avg Rating')).toContainText(figures.avgRating.toFixed(1));
    await expect(card(page, 'pending Orders')).toContainText(/\d+/);
    await expect(card(page, 'completed Today')).toContainText(/\d+/);
    await expect(card(page, 'In Progress')).toContainText(/\d+/);
    const recent = main(page).getByRole('region', { name: 'Recent Orders' });
    await expect(recent.getByRole('listitem')).toHaveCount(8);
    await expect(recent.getByRole('listitem').first()).toContainText(/#\d{6}.*₹/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await test.step('the period filters loaded figures without a request', async () => {
      const popular = main(page).getByRole('region', { name: 'Popular Services' });
      const sumOf = (days: number, category: string): number =>
        figures.daily
          .slice(-days)
          .flatMap(({ services }) => services)
          .filter((service) => service.category === category)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const period = main(page).getByRole('group', { name: 'Period' });
      await expect(period.getByRole('radio', { name: '7 Days' })).toBeChecked();
      await expect(popular).toContainText(`Facial ${sumOf(7, 'Facial')}`);
      await expect(popular.locator('svg.recharts-surface')).toBeVisible();
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/admin\/dashboard$/.test(request.url())) calls.push(request.url());
      });
      for (const [label, days] of [
        ['30 Days', 30],
        ['90 Days', 90],
        ['7 Days', 7],
      ] as const) {
        await period.getByText(label).click();
        await expect(period.getByRole('radio', { name: label })).toBeChecked();
        await expect(popular).toContainText(`Waxing ${sumOf(days, 'Waxing')}`);
        await expect(popular).toContainText(`In ${days} days`.toLowerCase());
      }
      await period.getByText('Today').click();
      await expect(card(page, 'Total Orders')).toContainText(/\d+ new today/);
      for (const call of calls) expect(call).not.toContain('period');
    });

    await test.step('payments of the period, and what each figure counts', async () => {
      const payments = main(page).getByRole('list', { name: 'Payments' });
      const collected = figures.daily
        .slice(-7)
        .reduce((sum, day) => sum + day.payments.collected, 0);
      await main(page).getByRole('group', { name: 'Period' }).getByText('7 Days').click();
      await expect(payments.getByRole('listitem').filter({ hasText: 'Collected' })).toContainText(
        rupees(collected / 100),
      );
      await expect(payments.getByRole('listitem').filter({ hasText: 'Outstanding' })).toContainText(
        rupees(figures.outstanding / 100),
      );
      const help = card(page, 'Total Revenue').getByRole('button', { name: 'About Total Revenue' });
      await help.focus();
      await page.keyboard.press('Enter');
      const tip = page.getByRole('dialog', { name: 'About Total Revenue' });
      await expect(tip).toContainText(
        'Total of completed visits less discounts, by the day of the visit, without fees and tips.',
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(tip).toHaveCount(0);
      await expect(help).toBeFocused();
    });

    await test.step('a new order shows without a reload', async () => {
      const order = await placeOrderOfNewCustomer(page);
      const row = recent.getByRole('link', { name: new RegExp(`#${order.orderId}`) });
      await expect(row).toContainText('Pending');
      await expect(row).toContainText(order.username);
      await expect(row).toContainText(rupees(order.total));
      await expect(row).toHaveAttribute('href', `/admin/orders/${order.orderId}`);
    });
  });

  test('a dashboard that fails keeps its loading text with a Try again button', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/503/, /Unauthorized/);
    await signInAsAdmin(page);
    await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 503 }));
    await openPage(page, '/admin');
    await expect(page.getByText('Loading dashboard...')).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByText('Loading dashboard...')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/dashboard');
    await again.click();
    await expect(main(page).getByRole('heading', { name: 'Popular Services' })).toBeVisible();
    await main(page).getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveURL('/admin/orders');
  });
});

test.describe('Live View', () => {
  test('opens the board of today, which updates with new orders', async ({
    page,
    expectedMessages,
  }) => {
    // The board links to an order that does not exist.
    expectedMessages.push(/404/);
    await signInAsAdmin(page);
    await openDashboard(page);
    await main(page).getByRole('button', { name: 'Live View' }).click();
    await expect(page).toHaveURL('/admin/board');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: /^Schedule for / })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const again = page.waitForResponse('**/api/admin/board');
    await placeOrderOfNewCustomer(page);
    expect((await again).status()).toBe(200);
    await openPage(page, '/admin?view=live');
    await expect(page).toHaveURL('/admin/board');
  });
});
