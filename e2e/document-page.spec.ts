import { readFile } from 'node:fs/promises';
import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import { createAdminApi, statusMessages, tapOrClick } from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import {
  checkOnEachScreen,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './fixtures.ts';
import { openOrderDialog } from './order-dialog.ts';
import { toastWithText } from './toasts.ts';

const bills = (place: Page | Locator): Locator =>
  place.getByRole('list', { name: 'Bills and receipts' });
const billHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /^Tax invoice INV\/\d\d-\d\d\/\d{5}$/ });
const isInView = (list: Locator): Promise<boolean> =>
  list.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const bookCompletedVisit = async (page: Page, baseURL: string | undefined, ahead: number) => {
  const booked = await signUpAndBookVisit(page, dayAhead(ahead), '10:00 AM');
  const admin = await createAdminApi(baseURL);
  await admin.track(booked.order._id, 'completed', statusMessages.complete);
  return booked;
};

test('the customer opens, prints and downloads the bill of a past visit', async ({
  page,
  baseURL,
}) => {
  const { order, person } = await bookCompletedVisit(page, baseURL, 23);
  await openPage(page, '/order-history');
  await tapOrClick(page.getByRole('link', { name: 'Bill', exact: true }));
  await expect.poll(() => isInView(bills(page))).toBe(true);
  await tapOrClick(bills(page).getByRole('link').first());
  await expect(billHeading(page)).toBeVisible();
  const document = page.getByRole('article');
  await expect(document.getByText(person.username)).toBeVisible();
  await expect(document.getByText(`#${order.orderId}`)).toBeVisible();
  await expect(document.getByRole('columnheader', { name: 'SAC' })).toBeHidden();
  await expectAccessible(page);
  await checkOnEachScreen(page, async () => expectNoSidewaysScroll(page));

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Tax-invoice-INV-\d\d-\d\d-\d{5}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  const besides = page.locator('header, nav, footer, button, a').filter({ visible: true });
  await expect(besides.filter({ hasNot: page.getByRole('heading', { level: 1 }) })).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  await page.setViewportSize({ width: 703, height: 1_032 });
  await expect(document.getByRole('columnheader', { name: 'SAC' })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await tapOrClick(page.getByRole('link', { name: 'Back to the order' }));
  await expect(bills(page)).toBeVisible();
});

test('the link of the thank-you opens the bill without a login', async ({
  page,
  otherPage,
  baseURL,
  expectedMessages,
}) => {
  const { order, person } = await bookCompletedVisit(page, baseURL, 24);
  const guest = await otherPage();
  await openPage(guest, `/visit?bill#${order.link}`);
  await expect.poll(() => isInView(bills(guest))).toBe(true);
  await tapOrClick(bills(guest).getByRole('link').first());
  await expect(billHeading(guest)).toBeVisible();
  await expect(guest.getByRole('article').getByText(person.username)).toBeVisible();

  expectedMessages.push(/404/);
  await openPage(guest, `/visit/documents/999999#${order.link}`);
  await expect(guest.getByText('Bill not found.')).toBeVisible();
  await expectAccessible(guest);
});

test('staff open a bill from the order and send it to the customer', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const { order }: { order: Order } = await bookCompletedVisit(page, baseURL, 25);
  const desk = await otherPage();
  const dialog = await openOrderDialog(desk, order);
  await bills(dialog)
    .getByRole('button', { name: /^Send Tax invoice INV.* to the customer$/ })
    .click();
  await expect(toastWithText(desk, 'Message created. See it under Messages.')).toBeVisible();
  const message = dialog
    .getByRole('list', { name: 'Messages about this order' })
    .getByRole('listitem')
    .filter({ hasText: 'Bill or voucher' });
  await expect(message).toContainText('you can open your tax invoice INV/');
  await tapOrClick(bills(dialog).getByRole('link').first());
  await expect(billHeading(desk)).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Receipt PDF (80 mm)' })).toHaveAttribute(
    'href',
    /^\/api\/admin\/documents\/\d+\/pdf\?paper=receipt$/,
  );
  await expectAccessible(desk);
  await tapOrClick(desk.getByRole('link', { name: 'Back to the order' }));
  await expect(desk.getByRole('dialog', { name: `Order #${order.orderId}` })).toBeVisible();
});
