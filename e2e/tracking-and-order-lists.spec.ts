import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  createAdminApi,
  dayForTest,
  findService,
  formatShownDay,
  type PlacedOrder,
  placeOrderByApi,
  statusMessages,
  tapOrClick,
} from './booking-helpers.ts';
import { shortenPageTimers } from './clock.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';

const placed = async (page: Page, day: string, slot = '09:00 AM') => {
  const person = await signInAsNewCustomer(page);
  const who = { userId: person.userData._id, username: person.username };
  const order = async (at: string): Promise<PlacedOrder> => {
    const service = await findService(page.request);
    const answer = await placeOrderByApi(page.request, who, { day, slot: at, service });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as PlacedOrder;
  };
  const first = await order(slot);
  return { person, first, order, path: `/track-order/${who.userId}/${first.orderId}` };
};

test('the tracking page updates live, newest entry first', async ({ page, baseURL }, info) => {
  const day = dayForTest(info, 13);
  const { first, path } = await placed(page, day);
  const admin = await createAdminApi(baseURL);
  await openPage(page, path);
  await expect(
    page.getByText('We have received your booking and will confirm it soon.'),
  ).toBeVisible();
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Services Booked' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Service Address' })).toBeVisible();
  await expect(page.getByText(`${formatShownDay(day)}, 09:00 AM`)).toBeVisible();
  const history = page.getByRole('region', { name: 'Tracking History' }).getByRole('listitem');
  await expect(history).toHaveText([/Pending.*Order placed by user via WhatsApp/]);

  await admin.track(first._id, 'confirmed', statusMessages.confirmed);
  await expect(
    page.getByText(`Your appointment is confirmed for ${formatShownDay(day)} at 09:00 AM.`),
  ).toBeVisible();
  await expect(history).toHaveText([/Confirmed.*See you soon!/, /Pending/]);
  await expect(history.nth(0).locator('[data-tone]')).toHaveAttribute('data-tone', 'green');
  await expect(history.nth(1).locator('[data-tone]')).toHaveAttribute('data-tone', 'yellow');
  await expect(history.nth(0).getByRole('time')).toHaveText(
    /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2} (AM|PM)$/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test(
  'without the event stream the page polls',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/ERR_FAILED/);
    const { first, path } = await placed(page, dayForTest(info, 14));
    await shortenPageTimers(page, 10_000);
    await page.route('**/events', (route) => route.abort());
    await openPage(page, path);
    await expect(page.getByText('Checking for updates every few seconds.')).toBeVisible();
    await (await createAdminApi(baseURL)).track(first._id, 'confirmed', statusMessages.confirmed);
    await expect(page.getByText('Your appointment is confirmed for')).toBeVisible();
  },
);

test('the visit can be added to a calendar', { tag: '@ci' }, async ({ page }, info) => {
  const day = dayForTest(info, 15);
  const { path } = await placed(page, day);
  await openPage(page, path);
  const download = page.waitForEvent('download');
  await tapOrClick(page.getByRole('button', { name: 'Add to calendar' }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T033000Z`);
});

test('ongoing orders and history lead to their tracking pages', async ({ page, baseURL }, info) => {
  const day = dayForTest(info, 16);
  const { first, order, path } = await placed(page, day);
  const [done, dropped] = [await order('01:00 PM'), await order('03:00 PM')];
  const admin = await createAdminApi(baseURL);
  await admin.track(done._id, 'completed', statusMessages.complete);
  await admin.track(dropped._id, 'cancelled', statusMessages.cancelled);

  await openPage(page, '/my-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ongoing Orders');
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  const ongoing = page.getByRole('main').getByRole('link', { name: /Order #/ });
  await expect(ongoing).toHaveCount(1);
  await expectAccessible(page);
  await tapOrClick(ongoing);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Track Order - #${first.orderId}`,
  );
  await tapOrClick(page.getByRole('button', { name: 'Back' }));
  await expect(page).toHaveURL('/my-order');

  await openPage(page, '/order-history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order History');
  const past = page.getByRole('main').getByRole('link', { name: /Order #/ });
  await expect(past).toHaveCount(2);
  const red = 'rgb(142, 38, 29)';
  const green = 'rgb(31, 95, 68)';
  await expect(
    past.filter({ hasText: 'Cancelled' }).getByText('Cancelled', { exact: true }),
  ).toHaveCSS('color', red);
  await expect(past.filter({ hasText: 'Completed' }).getByText('Completed')).toHaveCSS(
    'color',
    green,
  );
  await expect(page.locator('header:visible')).toHaveJSProperty('inert', true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(page.getByRole('button', { name: 'Back' }));
  await expect(page).toHaveURL('/profile');
});

test('a new customer has no orders', async ({ page }) => {
  await signInAsNewCustomer(page);
  await openPage(page, '/my-order');
  await expect(page.getByText('No active bookings.')).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/order-history');
  await expect(page.getByText('No past orders found.')).toBeVisible();
  await expectAccessible(page);
});

test('orders that cannot be shown', async ({ page, expectedMessages }, info) => {
  // The event stream of a missing order fails.
  expectedMessages.push(/404|ERR_FAILED/);
  const { path, person } = await placed(page, dayForTest(info, 17));
  const unknown = `/track-order/${person.userData._id}/999999`;
  const asked = /\/api\/orders\/[^/]+\/\d{6}$/;

  await test.step('while loading', async () => {
    const release = await holdRequests(page, asked);
    await openPage(page, path);
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    await expect(page.getByText('We have received your booking')).toBeVisible();
    await page.unroute(asked);
  });
  await test.step('an order that does not exist or belongs to someone else', async () => {
    await openPage(page, unknown);
    await expect(page.getByText('Order not found.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('an order without a response', async () => {
    await page.route('**/api/orders/**', (route) => route.abort());
    await openPage(page, unknown);
    await expect(page.getByText('Failed to fetch order.')).toBeVisible();
    await page.unroute('**/api/orders/**');
  });
  await test.step('an empty response', async () => {
    await page.route(asked, (route) => route.fulfill({ json: null }));
    await openPage(page, unknown);
    await expect(page.getByText('Order not found.')).toBeVisible();
  });
});

test('order lists that fail, and log-in for visitors', async ({ page, expectedMessages }) => {
  expectedMessages.push(/500/);
  await openPage(page, '/my-order');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/contact/login?next=%2Fmy-order',
  );
  await signInAsCustomer(page);
  const fails = async (path: string, text: string): Promise<void> => {
    await page.route(`**/api/orders${path}/**`, (route) => route.fulfill({ status: 500 }));
    await openPage(page, path);
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(`**/api/orders${path}/**`);
    await tapOrClick(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByText(text)).toBeHidden();
  };
  await test.step('/my-order that fails', () => fails('/my-order', 'Failed to fetch orders'));
  await test.step('/order-history that fails', () =>
    fails('/order-history', 'Failed to fetch order history'));
});
