import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const recordPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
const printed = (page: Page) => page.locator('html[data-printed]');
const visibleControls = (page: Page) =>
  page.locator('button, input, nav, [role=dialog]').filter({ visible: true });
const countPages = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)
    ?.length ?? 0;

test('the board prints as a list, and each beautician on a page', async ({ page }) => {
  await recordPrinting(page);
  await signInAsAdmin(page);
  await openPage(page, '/admin/board');
  const print = page.getByRole('main').getByRole('button', { name: 'Print' });
  await print.click();
  await page.getByRole('menuitem', { name: 'Print the day' }).click();
  await expect(printed(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(visibleControls(page)).toHaveCount(0);
  const days = page.getByRole('region', { name: /^Day of / });
  await expect(page.getByRole('heading', { level: 1, name: /^Board, Wed / })).toBeVisible();
  await expect(days.first().getByRole('columnheader')).toHaveText([
    'Time',
    'Customer',
    'Address',
    'Services',
    'Amount due',
  ]);
  const visit = days.first().getByRole('row').nth(1);
  await expect(visit.getByRole('cell').first()).toHaveText(
    /^\d\d:\d\d [AP]Mto \d\d:\d\d [AP]M#\d{6}$/,
  );
  await expect(visit.getByRole('cell').nth(1)).toHaveText(/\+91 \d{5} \d{5}/);
  await expect(visit.getByRole('cell').nth(2)).toHaveText(/ - \d{6}$/);
  await expect(visit.getByRole('cell').nth(4)).toHaveText(/^₹/);
  const beauticians = await days.count();
  expect(beauticians).toBeGreaterThan(2);
  expect(await countPages(page)).toBeLessThan(beauticians);

  await page.emulateMedia({ media: 'screen' });
  await print.click();
  await page.getByRole('menuitem', { name: 'Print a page for each beautician' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(days.first().getByRole('heading')).toHaveText(/, Wed /);
  expect(await countPages(page)).toBeGreaterThanOrEqual(beauticians);
});

test('the order list prints without menus and buttons', async ({ page }) => {
  await recordPrinting(page);
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders');
  await expect(page.getByRole('list', { name: 'Orders', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Print' }).click();
  await expect(printed(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible();
  await expect(page.getByText(/^#\d{6}$/).first()).toBeVisible();
  await expect(visibleControls(page)).toHaveCount(0);
});
