import { readFile } from 'node:fs/promises';
import {
  calendarPeriodBefore,
  calendarPeriodOf,
  formatPeriod,
} from '@haldi/contract/kit/calendar-periods';
import { addDays, formatDay } from '@haldi/contract/kit/dates';
import type { Locator, Page } from '@playwright/test';
import { dayAhead } from './clock.ts';
import {
  checkOnEachScreen,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './fixtures.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { demoAdmin, logInByApi, storeSession } from './test-accounts.ts';
import { toastWithText } from './toasts.ts';

const today = dayAhead(0);
const month = calendarPeriodOf('month', today);
const year = calendarPeriodOf('year', today);
/** Has bills and credit notes, also at the beginning of a month. */
const lately = { from: dayAhead(-60), to: today };

const main = (page: Page): Locator => page.getByRole('main');
const period = (page: Page): Locator => main(page).getByRole('heading', { level: 2 }).first();
const openTab = async (page: Page, name: string): Promise<void> => {
  await main(page).getByRole('tab', { name }).click();
  await expect(main(page).getByRole('tabpanel', { name })).toBeVisible();
};
const checkScreen = (page: Page): Promise<void> =>
  checkOnEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('the owner reads the figures of a period and exports them', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/422/);
  await storeSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, '/admin');
  const menu = await openSideMenu(page);
  await menu.getByRole('link', { name: 'Accounting' }).click();
  await expect(page).toHaveURL('/admin/accounting');
  await expect(main(page)).toContainText('Ask your accountant to check these figures.');
  await expect(main(page).getByRole('region', { name: 'Sales by SAC' })).toBeVisible();
  await checkScreen(page);

  await test.step('for a month, a quarter, a financial year and other days', async () => {
    await main(page).getByRole('button', { name: 'Previous month' }).click();
    await expect(period(page)).toHaveText(formatPeriod(calendarPeriodBefore('month', month)));
    await main(page).getByRole('button', { name: 'Next month' }).click();
    await main(page).getByText('Quarter', { exact: true }).click();
    await expect(period(page)).toHaveText(formatPeriod(calendarPeriodOf('quarter', today)));
    await main(page).getByText('Financial year', { exact: true }).click();
    await expect(period(page)).toHaveText(formatPeriod(year));
    await expect(page).toHaveURL(new RegExp(`from=${year.from}&to=${year.to}`));
    await main(page)
      .getByLabel('To', { exact: true })
      .fill(formatDay(addDays(year.to, 3)));
    await main(page).getByLabel('To', { exact: true }).blur();
    await expect(main(page)).toContainText('Choose a period of at most a year');
    await main(page).getByText('Month', { exact: true }).click();
    await expect(period(page)).toHaveText(formatPeriod(month));
  });

  await test.step('documents can be filtered and lead to their order', async () => {
    await openPage(page, `/admin/accounting?from=${lately.from}&to=${lately.to}`);
    await openTab(page, 'Documents');
    const list = main(page).getByLabel('Documents of the period').filter({ visible: true }).first();
    await expect(list.getByRole('link', { name: /^Tax invoice INV\// }).first()).toBeVisible();
    await main(page).getByLabel('Document', { exact: true }).selectOption('Credit note');
    await expect(list.getByRole('link', { name: /^Tax invoice/ })).toHaveCount(0);
    await expect(list).toContainText(/Credit note for INV\//);
    await expect(list.getByRole('link', { name: /^Order #\d{6}$/ }).first()).toHaveAttribute(
      'href',
      /^\/admin\/orders\/\d{6}$/,
    );
    await checkScreen(page);
  });

  await test.step('tables of GSTR-1 are copied', async () => {
    await openTab(page, 'GSTR-1');
    await checkScreen(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main(page).getByRole('button', { name: 'Copy table 7' }).click();
    await expect(toastWithText(page, 'Table 7 copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Rate\tTaxable value\tCGST\tSGST\n5\t\d+\.\d\d\t/);
  });

  await test.step('files need the password', async () => {
    await openTab(page, 'Export');
    await checkScreen(page);
    await main(page).getByRole('button', { name: 'Documents as CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export this file?' });
    const password = dialog.getByLabel(/^Password/);
    await password.fill('not the password');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await expect(password).toHaveAccessibleDescription(/password/i);
    await expectAccessible(page);
    await password.fill(demoAdmin.password);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`documents-${lately.from}-to-${lately.to}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain('INV/');
    await expect(dialog).toHaveCount(0);
    await expect(toastWithText(page, 'File exported')).toBeVisible();
  });

  await test.step('the ledgers of Tally are named, and the period stays', async () => {
    await main(page).getByRole('link', { name: 'Ledgers in Tally' }).click();
    await main(page).getByRole('textbox', { name: 'Sales' }).fill('');
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(main(page)).toContainText('This is required');
    await main(page).getByRole('textbox', { name: 'Sales' }).fill('Salon income');
    await checkScreen(page);
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(toastWithText(page, 'Ledgers saved')).toBeVisible();
    await main(page).getByRole('link', { name: 'Accounting' }).click();
    await expect(period(page)).toHaveText(formatPeriod(lately));
    await main(page).getByRole('button', { name: 'XML for Tally' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export this file?' });
    await dialog.getByLabel(/^Password/).fill(demoAdmin.password);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('<LEDGERNAME>Salon income</LEDGERNAME>');
  });
});

test('a salon without a GSTIN reads no word of tax', async ({ page }) => {
  const session = await logInByApi(page.request, demoAdmin);
  const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${session.token}` };
  const path = '/api/admin/settings/billing';
  const { settings, version } = await (await page.request.get(path, { headers })).json();
  const data = { ...settings, scheme: 'unregistered', version, password: demoAdmin.password };
  expect((await page.request.put(path, { headers, data })).status()).toBe(200);
  await storeSession(page, session);
  await openPage(page, '/admin/accounting?from=2199-01-01&to=2199-01-31');
  await expect(main(page)).toContainText('No bills in this period');
  await expect(main(page).getByRole('tab')).toHaveText(['Overview', 'Documents', 'Export']);
  await openTab(page, 'Documents');
  await expect(main(page)).toContainText('No documents found');
  await openTab(page, 'Export');
  await main(page).getByRole('link', { name: 'Ledgers in Tally' }).click();
  await expect(main(page).getByRole('textbox', { name: 'Customers' })).toBeVisible();
  await expect(main(page)).not.toContainText(/GST|SAC|tax/i);
});

test('an account without a password exports after a recent login', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/403/);
  await signInAsAdmin(page);
  await page.route('**/api/admin/accounting/settings', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), hasPassword: false } });
  });
  await page.route('**/api/admin/accounting/exports', (route) =>
    route.fulfill({ status: 403, json: { code: 'LOG_IN_AGAIN', message: 'Please log in again.' } }),
  );
  await openPage(page, '/admin/accounting?tab=export');
  await main(page).getByRole('button', { name: 'Payments as Excel' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Please log in again.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Log in again' })).toBeVisible();
});
