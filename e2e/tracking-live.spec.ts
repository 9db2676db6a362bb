import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { Page } from '@playwright/test';
import { newStaffPage } from './admin.ts';
import {
  allowBookingSoon,
  type BeauticianSession,
  expectAccepted,
  newBeauticianSession,
  slotAfterTheHour,
  slotWithinTheHour,
  visitToday,
} from './beautician-session.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { orderCard } from './order-desk.ts';

const live = (page: Page) => page.getByRole('region', { name: 'Your visit now' });
const step = (page: Page, name: string) =>
  live(page).getByRole('listitem').filter({ hasText: name });

const codeOf = async (page: Page, { userId, orderId }: Order): Promise<string> => {
  const answer = await page.request.get(`/api/orders/${userId}/${orderId}`);
  return ((await answer.json()) as TrackedOrder).startCode ?? '';
};

/** A salon that asks for codes, and somebody new who makes visits for it. */
const withHer = async (page: Page, hers: Page, name: string): Promise<BeauticianSession> => {
  await page.goto('/api/health');
  await allowBookingSoon(page);
  return newBeauticianSession(hers, name);
};

test('the customer, and whoever has the link, follow her day without a reload', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const her = await withHer(page, await otherPage(), 'Asha');
  const { order, path } = await visitToday(page, her);
  await openPage(page, path);
  const guest = await otherPage();
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  const both = [page, guest];
  const code = await codeOf(page, order);
  for (const one of both) {
    await expect(one.getByText('This page updates automatically.')).toBeVisible();
    await expect(live(one)).toContainText(`Asha arrives at ${slotWithinTheHour}.`);
    await expect(live(one)).toContainText('Tell Asha this code at the door.');
    await expect(live(one).getByText(code, { exact: true })).toBeVisible();
    await expect(live(one)).toContainText(/Amount due₹\d/);
  }
  await expectAccessible(page);

  await expectAccepted(her.press(order, 'on-the-way'));
  for (const one of both) {
    await expect(live(one)).toContainText('Asha has been on the way since 11:40 AM.');
    await expect(step(one, 'On the way')).toHaveAttribute('aria-current', 'step');
  }
  await her.late(order, 15);
  for (const one of both) await expect(live(one)).toContainText('About 15 minutes late.');
  await expectAccepted(her.press(order, 'arrived'));
  for (const one of both) {
    await expect(live(one)).toContainText('Asha arrived at 11:40 AM.');
    await expect(live(one)).not.toContainText('minutes late');
  }
  await expectAccepted(her.press(order, 'start', { code }));
  for (const one of both) {
    await expect(live(one)).toContainText('Your visit started at 11:40 AM.');
    await expect(live(one).getByText(code, { exact: true })).toHaveCount(0);
  }
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await expectAccepted(her.press(order, 'done'));
  for (const one of both) {
    await expect(live(one)).toContainText('Your visit ended at 11:40 AM.');
    await expect(one.getByText('Your service is complete.').first()).toBeVisible();
    await expect(live(one)).not.toContainText('Amount due');
  }
});

test('the list of her own orders says it in a line, as it happens', async ({ page, otherPage }) => {
  const her = await withHer(page, await otherPage(), 'Bela');
  const { order } = await visitToday(page, her);
  await openPage(page, '/my-order');
  const card = page.getByRole('listitem').filter({ hasText: `Order #${order.orderId}` });
  await expect(card).toContainText('Confirmed');
  await expect(card).not.toContainText('on the way');
  await expectAccepted(her.press(order, 'on-the-way'));
  await expect(card).toContainText('Bela has been on the way since 11:40 AM.');
  await her.late(order, 30);
  await expect(card).toContainText('About 30 minutes late.');
  await expectAccessible(page);
});

test('the code is there in its hour, not before, and comes by itself', async ({
  page,
  otherPage,
}) => {
  const her = await withHer(page, await otherPage(), 'Chitra');
  const { order, path } = await visitToday(page, her, slotAfterTheHour);
  expect(await codeOf(page, order)).toBe('');
  // The product's clock stands still: what it says once the hour has come is said for it here.
  let hasCome = false;
  await page.route(`**/api/orders/${order.userId}/${order.orderId}`, async (route) => {
    const response = await route.fetch();
    const tracked = (await response.json()) as TrackedOrder;
    await route.fulfill({ json: { ...tracked, startCode: hasCome ? '4821' : null } });
  });
  await page.clock.install();
  await openPage(page, path);
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await page.clock.fastForward('19:59');
  hasCome = true;
  await expect(live(page)).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(live(page).getByText('4821', { exact: true })).toBeVisible();
  await expect(live(page)).toContainText('Tell Chitra this code at the door.');
});

test('the desk’s list, the order and the board follow', async ({ page, otherPage }) => {
  const her = await withHer(page, await otherPage(), 'Esha');
  const { order } = await visitToday(await otherPage(), her);
  await newStaffPage(page);
  await openPage(page, `/admin/orders?search=${order.orderId}`);
  const card = orderCard(page, order);
  await expect(card).toContainText('Confirmed');
  await expectAccepted(her.press(order, 'on-the-way'));
  await expect(card).toContainText('On the way 11:40 AM');
  await her.late(order, 45);
  await expect(card).toContainText('45 min late');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openPage(page, `/admin/orders/${order.orderId}`);
  const details = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await expect(details).toContainText('On the way 11:40 AM');
  await expectAccepted(her.press(order, 'arrived'));
  await expect(details).toContainText('Arrived 11:40 AM');
  await expect(details).not.toContainText('45 min late');

  await openPage(page, '/admin/board');
  const visit = page.locator(`[data-visit="${order._id}"]`);
  await expect(visit).toContainText('Arrived 11:40 AM');
  const code = await codeOf(page, order);
  await expectAccepted(her.press(order, 'start', { code }));
  await expect(visit).toContainText('Started 11:40 AM');
  await expectAccepted(her.press(order, 'done'));
  await expect(visit).toContainText('Done 11:40 AM');
});
