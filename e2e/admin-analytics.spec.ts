import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

type Figures = {
  from: string;
  to: string;
  totals: Record<'revenue' | 'orders' | 'completed', { now: number; before: number }>;
  overTime: unknown[];
};

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) =>
  main(page).getByRole('region', { name: title, exact: true });
const total = (page: Page, label: string) =>
  main(page).getByRole('list', { name: 'Totals' }).getByRole('listitem').filter({ hasText: label });
const openAnalytics = async (page: Page, query = ''): Promise<void> => {
  await openPage(page, `/admin/analytics${query}`);
  // The first visit also loads the code of the screen.
  await expect(total(page, 'Revenue')).toBeVisible();
};
const charts = [
  'Revenue over time',
  'Payments',
  'Orders over time',
  'New and returning customers',
  'Revenue by category',
  'Top services',
  'Busiest times',
  'Beautician utilisation',
  'Cancellations',
  'Page views to orders',
  'Most viewed pages',
];

test('a week shows the figures of the API, a table and a file for each chart', async ({ page }) => {
  await signInAsAdmin(page);
  const answered = page.waitForResponse('**/api/admin/analytics?*');
  await openAnalytics(page, '?period=7d');
  const figures = (await (await answered).json()) as Figures;
  expect(figures.overTime).toHaveLength(7);
  await expect(total(page, 'Revenue')).toContainText(
    `₹${figures.totals.revenue.now.toLocaleString('en-IN')}`,
  );
  await expect(total(page, 'Revenue')).toContainText(
    `previous: ₹${figures.totals.revenue.before.toLocaleString('en-IN')}`,
  );
  for (const title of charts) await expect(card(page, title)).toBeVisible();
  await expect(main(page)).not.toContainText(/NaN|undefined|Infinity/);
  await expect(card(page, 'Revenue over time').locator('svg.recharts-surface')).toBeVisible();
  const revenue = card(page, 'Revenue over time').getByRole('table');
  await expect(revenue.getByRole('row')).toHaveCount(8);
  await expectNoSidewaysScroll(page);

  const toggle = card(page, 'Top services').getByRole('button', { name: /^Show table/ });
  await toggle.click();
  await expect(
    card(page, 'Top services').getByRole('columnheader', { name: 'Booked' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(
    card(page, 'Busiest times').getByRole('columnheader', { name: 'Sunday' }),
  ).toBeVisible();

  const payments = card(page, 'Payments');
  await expect(payments.getByRole('table', { name: 'By payment method' })).toContainText('UPI');
  await expect(payments.getByRole('table', { name: 'By who took the money' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await card(page, 'Revenue over time')
    .getByRole('button', { name: 'Download Revenue over time as CSV' })
    .click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`revenue-${figures.from}-to-${figures.to}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toBe('Day,Revenue,Revenue before');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('presets, custom ranges and periods without data', async ({ page }) => {
  await signInAsAdmin(page);
  await openAnalytics(page);
  await main(page).getByText('12 months', { exact: true }).click();
  await expect(page).toHaveURL(/period=12m/);
  await expect(card(page, 'Revenue over time').getByRole('columnheader').first()).toHaveText(
    'Month',
  );
  await main(page).getByText('90 days', { exact: true }).click();
  await expect(card(page, 'Revenue over time').getByRole('columnheader').first()).toHaveText(
    'Week from',
  );
  await page.reload();
  await expect(main(page).getByRole('radio', { name: '90 days' })).toBeChecked();

  await main(page).getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(main(page).getByText('Choose an end date on or after the start date')).toBeVisible();
  await main(page).getByLabel('From', { exact: true }).fill('2019-12-26');
  await expect(page).toHaveURL(/from=2019-12-26&to=2020-01-01/);
  await expect(main(page).getByText('No data for this period')).toBeVisible();
  await expect(total(page, 'Revenue')).toContainText('₹0');
  await expect(main(page)).not.toContainText(/NaN|undefined|Infinity/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(card(page, 'Revenue over time')).toBeVisible();
});

test('errors while loading figures and saving a file', async ({ page, expectedMessages }) => {
  expectedMessages.push(/503/, /Failed to save the file/);
  await signInAsAdmin(page);
  await page.route('**/api/admin/analytics*', (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/admin/analytics');
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
  await page.unroute('**/api/admin/analytics*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(total(page, 'Revenue')).toBeVisible();
  await page.route('**/api/admin/analytics/orders.csv*', (route) => route.fulfill({ status: 503 }));
  await clickAndExpectToast(
    page,
    'Failed to save the file',
    card(page, 'Orders over time').getByRole('button', { name: /CSV$/ }),
  );
});

test('customers do not load the charts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /chart|analytics|service-desk/i.test(url))).toEqual([]);
});
