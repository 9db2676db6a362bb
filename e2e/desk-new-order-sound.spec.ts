import type { Page } from '@playwright/test';
import { expect, expectAccessible, holdRequests, isPhone, openPage, test } from './fixtures.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsNewStaff } from './staff-sessions.ts';

const countTones = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      counted.tones += 1;
      return make.call(this);
    };
  });
const tones = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tones: number }).tones);

const connection = (page: Page) => page.locator('[data-connection]').filter({ visible: true });
const openDashboard = async (page: Page): Promise<void> => {
  await openPage(page, '/admin');
  await expect(connection(page)).toHaveText('Live');
};
const countIn = async (page: Page): Promise<number> =>
  Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
const soundSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Sound for new orders' }).filter({ visible: true });
const closeMenu = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Close menu' }).click();
};

test('a new order is shown in the title and played as a sound until the orders are opened', async ({
  page,
}) => {
  await countTones(page);
  await signInAsNewStaff(page);
  await openDashboard(page);
  // Browsers block sound before the first click.
  await placeOrderOfNewCustomer(page);
  await expect(page).toHaveTitle(/^\(\d+\) .+ \| Haldi Home Salon$/);
  expect(await tones(page)).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await placeOrderOfNewCustomer(page);
  await expect.poll(() => tones(page)).toBeGreaterThanOrEqual(2);
  const menu = await openSideMenu(page);
  await menu.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveTitle(/^\(\d+\) User Management \| Haldi Home Salon$/);
  await (await openSideMenu(page)).getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Management');
  await expect(page).toHaveTitle(/^[^(]/);
});

test('the sound can be turned off on this device, and stays off', async ({ page }) => {
  await countTones(page);
  await signInAsNewStaff(page);
  await openDashboard(page);
  await openSideMenu(page);
  await expect(soundSwitch(page)).toBeChecked();
  await soundSwitch(page).click();
  await expect(soundSwitch(page)).not.toBeChecked();
  await expectAccessible(page);
  await closeMenu(page);
  await openDashboard(page);
  await openSideMenu(page);
  await expect(soundSwitch(page)).not.toBeChecked();
  await closeMenu(page);
  await placeOrderOfNewCustomer(page);
  await expect(page).toHaveTitle(/^\(\d+\) /);
  expect(await tones(page)).toBe(0);
  // Turning it on plays the sound.
  await openSideMenu(page);
  await soundSwitch(page).click();
  await expect.poll(() => tones(page)).toBe(2);
});

test('an order placed while offline is shown and played once online', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await countTones(page);
  await signInAsNewStaff(page);
  const looked = page.waitForResponse('**/api/admin/notifications');
  await openDashboard(page);
  await looked;
  await page.getByRole('heading', { level: 1 }).click();
  await page.context().setOffline(true);
  await expect(connection(page)).toHaveText('Offline');
  // Other tests place orders too.
  const counted = await countIn(page);
  await placeOrderOfNewCustomer(page);
  expect(await countIn(page)).toBe(counted);
  await page.context().setOffline(false);
  await expect.poll(() => countIn(page)).toBeGreaterThan(counted);
  // Several orders at once make one sound.
  await expect.poll(() => tones(page)).toBeGreaterThanOrEqual(2);
});

test('two windows on one computer make one sound', async ({ page }) => {
  await signInAsNewStaff(page);
  // The same event for both windows, and none of other tests.
  const event = { kind: 'order-placed', _id: 'a', orderId: 345_678, status: 'pending', version: 1 };
  const body = `retry: 600000\nevent: order\ndata: ${JSON.stringify(event)}\n\n`;
  const tell = await holdRequests(page.context(), '**/api/admin/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
  const windows = [page, await page.context().newPage()];
  for (const one of windows) {
    await countTones(one);
    await openPage(one, '/admin');
    await one.getByRole('heading', { level: 1 }).click();
  }
  tell();
  for (const one of windows) await expect(one).toHaveTitle(/^\(1\) /);
  await expect
    .poll(async () => (await Promise.all(windows.map(tones))).join('+'))
    .toMatch(/^(2\+0|0\+2)$/);
});
