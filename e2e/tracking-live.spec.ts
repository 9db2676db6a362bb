import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { Page } from '@playwright/test';
import {
  type BeauticianActionsByApi,
  createAssignedVisitToday,
  expectAccepted,
  offerSlotsAroundNow,
  signInNewBeauticianByApi,
  slotAfterTheHour,
  slotWithinTheHour,
} from './beautician-actions-by-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { orderCard } from './orders-screen.ts';
import { signInAsNewStaff } from './staff-sessions.ts';

const live = (page: Page) => page.getByRole('region', { name: 'Your visit now' });
const step = (page: Page, name: string) =>
  live(page).getByRole('listitem').filter({ hasText: name });

const startCodeOf = async (page: Page, { userId, orderId }: Order): Promise<string> => {
  const answer = await page.request.get(`/api/orders/${userId}/${orderId}`);
  return ((await answer.json()) as TrackedOrder).startCode ?? '';
};

const createBeautician = async (
  page: Page,
  beauticianPage: Page,
  name: string,
): Promise<BeauticianActionsByApi> => {
  await page.goto('/api/health');
  await offerSlotsAroundNow(page);
  return signInNewBeauticianByApi(beauticianPage, name);
};

test('the tracking page and the order link show the progress of the visit live', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const beautician = await createBeautician(page, await otherPage(), 'Asha');
  const { order, path } = await createAssignedVisitToday(page, beautician);
  await openPage(page, path);
  const guest = await otherPage();
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  const both = [page, guest];
  const code = await startCodeOf(page, order);
  for (const each of both) {
    await expect(each.getByText('This page updates automatically.')).toBeVisible();
    await expect(live(each)).toContainText(`Asha arrives at ${slotWithinTheHour}.`);
    await expect(live(each)).toContainText('Tell Asha this code at the door.');
    await expect(live(each).getByText(code, { exact: true })).toBeVisible();
    await expect(live(each)).toContainText(/Amount due₹\d/);
  }
  await expectAccessible(page);

  await expectAccepted(beautician.press(order, 'on-the-way'));
  for (const each of both) {
    await expect(live(each)).toContainText('Asha has been on the way since 11:40 AM.');
    await expect(step(each, 'On the way')).toHaveAttribute('aria-current', 'step');
  }
  await beautician.late(order, 15);
  for (const each of both) await expect(live(each)).toContainText('About 15 minutes late.');
  await expectAccepted(beautician.press(order, 'arrived'));
  for (const each of both) {
    await expect(live(each)).toContainText('Asha arrived at 11:40 AM.');
    await expect(live(each)).not.toContainText('minutes late');
  }
  await expectAccepted(beautician.press(order, 'start', { code }));
  for (const each of both) {
    await expect(live(each)).toContainText('Your visit started at 11:40 AM.');
    await expect(live(each).getByText(code, { exact: true })).toHaveCount(0);
  }
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await expectAccepted(beautician.press(order, 'done'));
  for (const each of both) {
    await expect(live(each)).toContainText('Your visit ended at 11:40 AM.');
    await expect(each.getByText('Your service is complete.').first()).toBeVisible();
    await expect(live(each)).not.toContainText('Amount due');
  }
});

test('the list of ongoing orders shows the progress live', async ({ page, otherPage }) => {
  const beautician = await createBeautician(page, await otherPage(), 'Bela');
  const { order } = await createAssignedVisitToday(page, beautician);
  await openPage(page, '/my-order');
  const card = page.getByRole('listitem').filter({ hasText: `Order #${order.orderId}` });
  await expect(card).toContainText('Confirmed');
  await expect(card).not.toContainText('on the way');
  await expectAccepted(beautician.press(order, 'on-the-way'));
  await expect(card).toContainText('Bela has been on the way since 11:40 AM.');
  await beautician.late(order, 30);
  await expect(card).toContainText('About 30 minutes late.');
  await expectAccessible(page);
});

test('the start code appears an hour before the visit, without a reload', async ({
  page,
  otherPage,
}) => {
  const beautician = await createBeautician(page, await otherPage(), 'Chitra');
  const { order, path } = await createAssignedVisitToday(page, beautician, slotAfterTheHour);
  expect(await startCodeOf(page, order)).toBe('');
  // The server's clock is fixed, so the later answer is mocked.
  let isWithinTheHour = false;
  await page.route(`**/api/orders/${order.userId}/${order.orderId}`, async (route) => {
    const response = await route.fetch();
    const tracked = (await response.json()) as TrackedOrder;
    await route.fulfill({ json: { ...tracked, startCode: isWithinTheHour ? '4821' : null } });
  });
  await page.clock.install();
  await openPage(page, path);
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await page.clock.fastForward('19:30');
  isWithinTheHour = true;
  await expect(live(page)).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await expect(live(page).getByText('4821', { exact: true })).toBeVisible();
  await expect(live(page)).toContainText('Tell Chitra this code at the door.');
});

test('the desk’s list, the order and the board show the progress live', async ({
  page,
  otherPage,
}) => {
  const beautician = await createBeautician(page, await otherPage(), 'Esha');
  const { order } = await createAssignedVisitToday(await otherPage(), beautician);
  await signInAsNewStaff(page);
  await openPage(page, `/admin/orders?search=${order.orderId}`);
  const card = orderCard(page, order);
  await expect(card).toContainText('Confirmed');
  await expectAccepted(beautician.press(order, 'on-the-way'));
  await expect(card).toContainText('On the way 11:40 AM');
  await beautician.late(order, 45);
  await expect(card).toContainText('45 min late');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openPage(page, `/admin/orders/${order.orderId}`);
  const details = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await expect(details).toContainText('On the way 11:40 AM');
  await expectAccepted(beautician.press(order, 'arrived'));
  await expect(details).toContainText('Arrived 11:40 AM');
  await expect(details).not.toContainText('45 min late');

  await openPage(page, '/admin/board');
  const visit = page.locator(`[data-visit="${order._id}"]`);
  await expect(visit).toContainText('Arrived 11:40 AM');
  const code = await startCodeOf(page, order);
  await expectAccepted(beautician.press(order, 'start', { code }));
  await expect(visit).toContainText('Started 11:40 AM');
  await expectAccepted(beautician.press(order, 'done'));
  await expect(visit).toContainText('Done 11:40 AM');
});
