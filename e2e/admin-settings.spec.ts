import type { Page } from '@playwright/test';
import { bookVisitOfNewCustomer } from './book-customer-visit-by-api.ts';
import { dayForTest } from './booking-helpers.ts';
import { saveSettingsAsOwner } from './calls-as-owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import { narrowPhone } from './screen-sizes.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Save changes' });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: false });
const openSettings = async (page: Page): Promise<void> => {
  await openPage(page, '/admin/settings/general');
  await expect(field(page, 'Business name')).toBeVisible();
};
const closeDay = async (page: Page, day: string): Promise<void> => {
  await field(page, 'Day to close').fill(day);
  await main(page).getByRole('button', { name: 'Close this day' }).click();
};

test('saved settings are public immediately, with editor', async ({ page }) => {
  const { username } = await signInAsAdmin(page);
  await openPage(page, '/admin');
  await (await openSideMenu(page)).getByRole('link', { name: 'Settings' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Haldi Home Salon');
  await expect(field(page, 'Booking window (days)')).toHaveValue('90');
  await expect(save(page)).toHaveCount(0);

  await field(page, 'Business name').fill('Haldi & Daughters');
  await field(page, 'WhatsApp number').fill('98220 12345');
  await field(page, 'Visiting charge').fill('12.5');
  await field(page, 'Email').fill('nobody');
  await save(page).click();
  await expect(main(page).getByText('Enter an email address like name@example.com')).toBeVisible();
  await expect(main(page).getByText('A whole number from 0 to 10000')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Business name')).toHaveValue('Haldi & Daughters');
  await expectAccessible(page);

  await main(page).getByRole('link', { name: 'Audit log' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toHaveCount(0);
  await field(page, 'Email').fill('salon@example.com');
  await field(page, 'Visiting charge').fill('150');
  await selectOption(main(page), 'Minimum notice', '2 h before');
  await clickAndExpectToast(page, 'Settings saved', save(page));
  await expect(main(page).getByText(`Last saved by ${username} on`)).toBeVisible();
  await expect(field(page, 'WhatsApp number')).toHaveValue('9822012345');

  await (await openSideMenu(page)).getByRole('link', { name: 'View website' }).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('salon@example.com');
  await openPage(page, '/contact');
  await expect(page).toHaveTitle(/Haldi & Daughters/);
  await expect(page.locator('a[href^="https://wa.me/919822012345"]').first()).toBeVisible();
  await openPage(page, '/service');
  await expect(main(page)).toContainText('₹150');

  await openPage(page, '/admin/settings/activity');
  const done = main(page).getByRole('listitem').filter({ hasText: 'changed the settings' }).first();
  await expect(done).toContainText(username);
  await expect(done).toContainText('Visiting charge');
  await expect(done).toContainText('₹150');
  await expectAccessible(page);
  await selectOption(main(page), 'Action', 'User blocked');
  await expect(main(page).getByText('No entries found')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear filters' }).click();
  await selectOption(main(page), 'Person', username);
  await expect(done).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await openSettings(page);
  await expectNoSidewaysScroll(page);
});

test('the owner turns the start code on and off', { tag: '@ci' }, async ({ page }) => {
  await signInAsAdmin(page);
  await openSettings(page);
  const startCode = main(page).getByRole('switch', { name: 'Require a start code' });
  await expect(startCode).not.toBeChecked();
  await startCode.press('Space');
  await expect(startCode).toBeChecked();
  await clickAndExpectToast(page, 'Settings saved', save(page));
  await openSettings(page);
  await expect(startCode).toBeChecked();
  await startCode.click();
  await clickAndExpectToast(page, 'Settings saved', save(page));
  await openSettings(page);
  await expect(startCode).not.toBeChecked();
});

test('a concurrent change is shown and merged', { tag: '@ci' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  await openSettings(page);
  await field(page, 'City').fill('Nashik');
  await saveSettingsAsOwner(page, { address: 'Lane 7, Kalyani Nagar', bookingHorizonDays: 60 });
  await save(page).click();
  const notice = main(page).getByText('Booking window (days): 90 → 60');
  await expect(notice).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Nashik');
  await expect(field(page, 'Address')).toHaveValue('Lane 7, Kalyani Nagar');
  await clickAndExpectToast(page, 'Settings saved', save(page));
  await expect(notice).toHaveCount(0);
  await openSettings(page);
  await expect(field(page, 'City')).toHaveValue('Nashik');
  await expect(field(page, 'Booking window (days)')).toHaveValue('60');
  await saveSettingsAsOwner(page, { bookingHorizonDays: 90, city: 'Pune' });
});

test(
  'closing a day with booked visits lists them and keeps them',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    await signInAsAdmin(page);
    const day = dayForTest(info, 3);
    const order = await bookVisitOfNewCustomer(baseURL, day);
    await openSettings(page);
    await closeDay(page, day);
    await closeDay(page, day);
    await expect(main(page).getByText('This day is already on the list')).toBeVisible();
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Visits are booked on these days' });
    await expect(dialog.getByRole('link')).toContainText(`Order #${order.orderId}`);
    await expect(dialog.getByRole('link')).toContainText(order.username);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await save(page).click();
    await clickAndExpectToast(
      page,
      'Settings saved',
      dialog.getByRole('button', { name: 'Close anyway' }),
    );
    const slots = await page.request.get(`/api/booking/slots?date=${day}`);
    expect(new Set((await slots.json()).map(({ reason }: { reason: string }) => reason))).toEqual(
      new Set(['CLOSED']),
    );
    await openPage(page, `/admin/orders?search=${order.orderId}`);
    await expect(main(page).getByText(`#${order.orderId}`).first()).toBeVisible();
  },
);

test(
  'the owner changes visit times; existing orders keep theirs',
  { tag: '@ci' },
  async ({ page, baseURL }, info) => {
    await signInAsAdmin(page);
    const day = dayForTest(info, 7);
    const order = await bookVisitOfNewCustomer(baseURL, day, '09:00 AM');
    const offered = async (): Promise<string[]> => {
      const answer = await page.request.get(`/api/booking/slots?date=${day}`);
      return (await answer.json()).map(({ slot }: { slot: string }) => slot);
    };
    await openSettings(page);
    const times = main(page).getByRole('list', { name: 'Times' });
    await expect(times.getByRole('listitem')).toHaveCount(8);
    await main(page).getByRole('button', { name: 'Remove 09:00 AM' }).click();
    await field(page, 'Time to add').selectOption('11:00 AM');
    await main(page).getByRole('button', { name: 'Add time' }).click();
    await expect(main(page).getByText('This time is already on the list')).toBeVisible();
    await field(page, 'Time to add').selectOption('04:30 PM');
    await main(page).getByRole('button', { name: 'Add time' }).click();
    await field(page, 'Within a pincode').fill('200');
    await save(page).click();
    await expect(main(page).getByText('A whole number from 0 to 180')).toBeVisible();
    await field(page, 'Within a pincode').fill('5');
    await field(page, 'Between pincodes').fill('15');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Settings saved', save(page));
    expect(await offered()).toEqual([
      '10:00 AM',
      '11:00 AM',
      '01:00 PM',
      '02:00 PM',
      '03:00 PM',
      '04:30 PM',
      '05:00 PM',
      '06:00 PM',
    ]);
    await openPage(page, `/admin/orders?search=${order.orderId}`);
    await expect(main(page).getByText('09:00 AM').first()).toBeVisible();

    await openSettings(page);
    await expect(field(page, 'Between pincodes')).toHaveValue('15');
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
    while ((await times.getByRole('listitem').count()) > 1) {
      await times.getByRole('button').first().click();
    }
    await expect(times.getByRole('button')).toBeDisabled();
    await main(page).getByRole('button', { name: 'Restore the 8 default times' }).click();
    await field(page, 'Within a pincode').fill('10');
    await field(page, 'Between pincodes').fill('20');
    await clickAndExpectToast(page, 'Settings saved', save(page));
    expect(await offered()).toHaveLength(8);
    expect(await offered()).toContain('09:00 AM');
  },
);

test('on a phone a list leads to the settings pages and back, on a desktop it is beside them', {
  tag: '@ci',
}, async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize(narrowPhone);
  await openPage(page, '/admin/settings');
  const pages = main(page).getByRole('navigation', { name: 'Settings pages' });
  await expect(pages.getByRole('link')).toHaveText([
    /^General/,
    /^Branding/,
    /^Website text/,
    /^Service areas/,
    /^Staff/,
    /^Payments/,
    /^Bills and tax/,
    /^Coupons/,
    /^Policies/,
    /^Audit log/,
    /^Remove demo data/,
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pages.getByRole('link', { name: /^Policies/ }).click();
  await expect(main(page).getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(pages).toBeHidden();
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/admin/settings');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page).toHaveURL('/admin/settings/general');
  await expect(pages.getByRole('link', { name: 'General' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
});
