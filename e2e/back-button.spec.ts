import type { Locator, Page } from '@playwright/test';
import {
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  findService,
  mockWhatsapp,
  openCart,
  orderReviewDialog,
  pressChangeButton,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { expect, isPhone, openPage, test } from './fixtures.ts';
import { expectHistoryLevel, pressBack } from './press-back.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';

const dialogs = {
  cart: 'Your cart',
  appointment: 'Confirm Your Appointment',
  address: 'Confirm your address',
  last: 'Check and place your order',
};
const shown = (page: Page, step: keyof typeof dialogs): Locator =>
  page.getByRole('dialog', { name: dialogs[step] });
const button = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name });

const timeOf = (page: Page): Locator =>
  shown(page, 'appointment').getByRole('combobox', { name: /Select Time/ });

test.beforeEach(async ({ page }) => mockWhatsapp(page));

test('a whole booking with Back after every step, and one order', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, isPhone(page) ? 30 : 31);
  const person = await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/service/threading');

  await openCart(page);
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/service/threading');
  await openCart(page);

  await tapOrClick(button(page, 'Order Now'));
  await expect(shown(page, 'appointment')).toBeVisible();
  await pressBack(page, 2);
  await expect(shown(page, 'cart')).toBeVisible();
  await tapOrClick(button(page, 'Order Now'));
  await chooseDay(shown(page, 'appointment'), day);
  await chooseSlot(shown(page, 'appointment'), '11:00 AM');

  await tapOrClick(button(page, 'Confirm Appointment'));
  await expect(shown(page, 'address').getByText(person.street)).toBeVisible();
  await pressBack(page, 3);
  await expect(timeOf(page)).toContainText('11:00 AM');
  await tapOrClick(button(page, 'Confirm Appointment'));

  await tapOrClick(button(page, 'Use this address'));
  await orderReviewDialog(page).getByLabel('Note for the beautician').fill('Please ring twice');
  await pressBack(page, 4);
  await expect(shown(page, 'address')).toBeVisible();
  await tapOrClick(button(page, 'Use this address'));
  await expect(orderReviewDialog(page).getByLabel('Note for the beautician')).toHaveValue(
    'Please ring twice',
  );

  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/service/threading');
  await expectHistoryLevel(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expectHistoryLevel(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const orders = await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ note: 'Please ring twice' });
});

test('a reload at every step keeps the step and what was chosen', async ({ page }, info) => {
  const day = dayForTest(info, 26);
  await signInAsCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/service/threading');
  await openCart(page);
  await expectHistoryLevel(page, 1);
  await page.reload();
  await tapOrClick(button(page, 'Order Now'));
  await chooseDay(shown(page, 'appointment'), day);
  await chooseSlot(shown(page, 'appointment'), '02:00 PM');
  await expectHistoryLevel(page, 2);
  await page.reload();
  await expect(timeOf(page)).toContainText('02:00 PM');
  await tapOrClick(button(page, 'Confirm Appointment'));
  await expectHistoryLevel(page, 3);
  await page.reload();
  await tapOrClick(button(page, 'Use this address'));
  await orderReviewDialog(page).getByLabel('Note for the beautician').fill('Second floor');
  await expectHistoryLevel(page, 4);
  await page.reload();
  await expect(orderReviewDialog(page).getByText('02:00 PM to about')).toBeVisible();
  await expect(orderReviewDialog(page).getByLabel('Note for the beautician')).toHaveValue(
    'Second floor',
  );
  for (const [level, step] of [
    [4, 'address'],
    [3, 'appointment'],
    [2, 'cart'],
  ] as const) {
    await pressBack(page, level);
    await expect(shown(page, step)).toBeVisible();
  }
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/service/threading');
});

test('each part of the last step can be changed, and closing removes all history entries', async ({
  page,
  baseURL,
}, info) => {
  const person = await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/about');
  await openPage(page, '/service/threading');
  await openCart(page);
  await tapOrClick(button(page, 'Order Now'));
  await chooseDay(shown(page, 'appointment'), dayForTest(info, 27));
  await chooseSlot(shown(page, 'appointment'), '10:00 AM');
  await tapOrClick(button(page, 'Confirm Appointment'));
  await tapOrClick(button(page, 'Use this address'));
  await expectHistoryLevel(page, 4);

  await pressChangeButton(page, 'Day and time');
  await chooseSlot(shown(page, 'appointment'), '03:00 PM');
  await tapOrClick(button(page, 'Confirm Appointment'));
  await expect(orderReviewDialog(page).getByText('03:00 PM to about')).toBeVisible();
  await pressChangeButton(page, 'Services');
  await tapOrClick(shown(page, 'cart').getByRole('button', { name: /^Increase / }));
  await tapOrClick(button(page, 'Order Now'));
  await expect(orderReviewDialog(page).getByText(/ x 2$/)).toBeVisible();
  await pressChangeButton(page, 'Address');
  await pressBack(page, 5);
  await expect(orderReviewDialog(page)).toBeVisible();
  await expectHistoryLevel(page, 4);

  await pressChangeButton(page, 'Address');
  await tapOrClick(button(page, 'Edit address'));
  await shown(page, 'address').getByLabel('Street').fill('9 Karve Road');
  await tapOrClick(button(page, 'Use this address'));
  await expect(orderReviewDialog(page).getByText('9 Karve Road')).toBeVisible();
  expect(await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber)).toEqual([]);

  await expectHistoryLevel(page, 4);
  await tapOrClick(button(page, 'Close'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectHistoryLevel(page, 0);
  await openCart(page);
  await tapOrClick(button(page, 'Order Now'));
  await expectHistoryLevel(page, 2);
  // Two presses of Back at once.
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/service/threading');
});

test('a dialog loads no data again and keeps the scroll position', async ({ page }) => {
  await openPage(page, '/service/threading');
  await page.evaluate(() => window.scrollTo(0, 300));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) asked.push(request.url());
    if (request.url().includes('/api/page-views')) asked.push(request.url());
  });
  // A click of Playwright would scroll.
  const open = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, / })
      .dispatchEvent('click');
  await open();
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expectHistoryLevel(page, 1);
  await page.keyboard.press('Escape');
  await expectHistoryLevel(page, 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(asked).toEqual([]);
});

test('Back closes dialogs without a connection', async ({ page, context, expectedMessages }) => {
  // Requests without a network log an error.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/service/threading');
  await openCart(page);
  await tapOrClick(button(page, 'Close'));
  await expectHistoryLevel(page, 0);
  await context.setOffline(true);
  await openCart(page);
  await pressBack(page, 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Threading');
});

test('a visitor who goes to log in leaves no open cart behind', async ({ page }) => {
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/service/threading');
  await openCart(page);
  await expectHistoryLevel(page, 1);
  await tapOrClick(button(page, 'Order Now'));
  await expect(page).toHaveURL(/next=/);
  await page.goBack();
  await expect(page).toHaveURL('/service/threading');
  await expectHistoryLevel(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link in a dialog opens its page, and Back returns to the page before', async ({ page }) => {
  await openPage(page, '/about');
  await openCart(page);
  await expectHistoryLevel(page, 1);
  await tapOrClick(page.getByRole('dialog').getByRole('link', { name: 'See all services' }));
  await expect(page).toHaveURL('/service');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectHistoryLevel(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
