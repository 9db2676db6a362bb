import type { Page } from '@playwright/test';
import { tapOrClick } from './booking-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import {
  openOrderManagement,
  openOrderMenuAndFindItem,
  orderCard,
  orderCards,
} from './orders-screen.ts';
import {
  confirmedOrderUpdate,
  type Placed,
  placeOrder,
  placeOrderAtDesk,
  updateOrderByApi,
} from './place-orders-by-api.ts';
import { expectHistoryLevel, pressBack } from './press-back.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { newPerson, signUpByApi } from './test-accounts.ts';

const view = (page: Page, { orderId }: Placed) =>
  page.getByRole('link', { name: `View order #${orderId}` });
const details = (page: Page, { orderId }: Placed) =>
  page.getByRole('dialog', { name: `Order #${orderId}` });
const update = (page: Page, order: Placed) =>
  details(page, order).getByRole('button', { name: 'Update Order' });

test('View opens the order at its own address; Back, Escape and close lead to the same place', async ({
  page,
  baseURL,
}) => {
  const asha = newPerson();
  const first = await placeOrderAtDesk(baseURL, asha);
  for (let more = 0; more < 8; more += 1) await placeOrderAtDesk(baseURL, asha);
  const list = `/admin/orders?search=${asha.mobileNumber}`;
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(orderCards(page)).toHaveCount(9);
  await view(page, first).scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  expect(scrollPosition).toBeGreaterThan(0);
  const open = async (): Promise<void> => {
    await tapOrClick(view(page, first));
    await expect(update(page, first)).toBeVisible();
    await expect(page).toHaveURL(`/admin/orders/${first.orderId}?search=${asha.mobileNumber}`);
  };
  const expectList = async (): Promise<void> => {
    await expect(details(page, first)).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
  };
  await open();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expectList();
  await open();
  await page.keyboard.press('Escape');
  await expectList();
  await expect(view(page, first)).toBeFocused();
  await open();
  await details(page, first).getByRole('button', { name: 'Close', exact: true }).click();
  await expectList();
  await page.goForward();
  await expect(update(page, first)).toBeVisible();
  await page.reload();
  await expect(update(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
});

test('Back closes a dialog above the order first', async ({ page, baseURL }) => {
  const asha = newPerson();
  const order = await placeOrderAtDesk(baseURL, asha);
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await (await openOrderMenuAndFindItem(page, order, 'Update Status')).click();
  await expect(update(page, order)).toBeInViewport();
  await tapOrClick(details(page, order).getByRole('button', { name: 'Move Visit' }));
  const move = page.getByRole('dialog', { name: `Move order #${order.orderId}` });
  await expect(move).toBeVisible();
  await pressBack(page, 1);
  await expect(move).toBeHidden();
  await expect(update(page, order)).toBeVisible();
  await expectHistoryLevel(page, 0);
  await page.goBack();
  await expect(details(page, order)).toBeHidden();
  await expect(page).toHaveURL(`/admin/orders?search=${asha.mobileNumber}`);
});

test('an order opens by number and by id, and shows changes live', async ({ page, baseURL }) => {
  const order = await placeOrderAtDesk(baseURL, newPerson());
  await signInAsAdmin(page);
  await openPage(page, `/admin/orders/${order._id}`);
  await expect(update(page, order)).toBeVisible();
  await openPage(page, `/admin/orders/${order.orderId}`);
  await expect(details(page, order)).toContainText('Pending');
  await updateOrderByApi(page, order, confirmedOrderUpdate);
  await expect(details(page, order)).toContainText('Status: Pending → Confirmed');
  await page.keyboard.press('Escape');
  await expect(details(page, order)).toBeHidden();
  await expect(page).toHaveURL('/admin/orders');
  await expect(orderCards(page).first()).toBeVisible();
});

test('an unknown number shows an error with a link to the list', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await signInAsAdmin(page);
  for (const address of ['/admin/orders/100001', '/admin/orders/nobody']) {
    await openPage(page, address);
    await expect(page.getByRole('dialog')).toContainText('Order not found');
  }
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Go to all orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await expect(orderCards(page).first()).toBeVisible();
});

test('a number of two closed orders offers both', async ({
  page,
  request,
  otherPage,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const other = await otherPage();
  await signInAsAdmin(page);
  const cancelled = {
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  };
  const asha = await signUpByApi(request);
  const first = await placeOrder(request, asha);
  await updateOrderByApi(page, first, cancelled);
  const meera = await signUpByApi(other.request);
  const second = await placeOrder(other.request, meera, { orderId: first.orderId });
  // The number means the open order, but the list opens the one that was clicked.
  await openOrderManagement(page, `?search=${first.orderId}`);
  await tapOrClick(
    orderCard(page, first).filter({ hasText: asha.username }).getByRole('link', { name: /^View/ }),
  );
  await expect(details(page, first)).toContainText(asha.username);
  await openPage(page, `/admin/orders/${first.orderId}`);
  await expect(details(page, first)).toContainText(meera.username);
  await updateOrderByApi(page, second, cancelled);
  await openPage(page, `/admin/orders/${first.orderId}`);
  const choice = details(page, first);
  await expect(choice).toContainText(`More than one order has the number ${first.orderId}`);
  await expectAccessible(page);
  await tapOrClick(choice.getByRole('link', { name: asha.username }));
  await expect(page).toHaveURL(`/admin/orders/${first._id}`);
  await expect(update(page, first)).toBeVisible();
  await expect(details(page, first)).toContainText(asha.username);
});

test('an order is loading, fails to load, and loads on retry', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/500/);
  const order = await placeOrderAtDesk(baseURL, newPerson());
  await signInAsAdmin(page);
  await page.route('**/api/admin/events', (route) => route.abort());
  expectedMessages.push(/ERR_FAILED/);
  const release = await holdRequests(page, `**/api/orders/${order.orderId}`, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Broken' } }),
  );
  // The filter keeps the order out of the list.
  await openPage(page, `/admin/orders/${order.orderId}?status=completed`);
  await expect(details(page, order).getByText('Loading order...')).toBeAttached();
  release();
  await expect(details(page, order)).toContainText('The order could not be loaded');
  await page.unroute(`**/api/orders/${order.orderId}`);
  await details(page, order).getByRole('button', { name: 'Try again' }).click();
  await expect(update(page, order)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/orders?status=completed');
});
