import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Page, Request } from '@playwright/test';
import { signUpAndBookVisit } from './book-customer-visit-by-api.ts';
import { dayAhead } from './clock.ts';
import { customerInbox } from './customer-inbox-helpers.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import {
  mockPush,
  pushDisableButton,
  pushEnableButton,
  readMockPush,
  setMockPush,
} from './mock-browser-push.ts';

test.use({ serviceWorkers: 'allow' });

const collectPushCalls = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/\/api\/push\/subscriptions|\/api\/visit\/[^/]+\/push/.test(request.url())) {
      calls.push(request);
    }
  });
  return calls;
};
const statusOf = async (call: Request | undefined): Promise<number | undefined> =>
  (await call?.response())?.status();
const pathOf = (call: Request | undefined): string => new URL(call?.url() ?? 'none:').pathname;

test('push is turned on with one press, stays on after a reload and is turned off again', async ({
  page,
}) => {
  const subscription = await mockPush(page);
  const { path } = await signUpAndBookVisit(page, dayAhead(20), '10:00 AM');
  const calls = collectPushCalls(page);
  await openPage(page, path);
  await expect(pushEnableButton(page)).toBeVisible();
  await expect(customerInbox(page)).toContainText('when your beautician is on the way or late');
  await expectAccessible(page);
  expect(await readMockPush(page, 'asked')).toBeNull();
  await pushEnableButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pushDisableButton(page)).toBeFocused();
  await expect(customerInbox(page)).toContainText(
    /This (phone|computer) gets notifications about your visits\./,
  );
  expect(await readMockPush(page, 'asked')).toBe('1');
  expect(calls.map(pathOf)).toEqual(['/api/push/subscriptions']);
  expect(calls[0]?.postDataJSON()).toEqual(subscription);
  expect(await statusOf(calls[0])).toBe(204);
  await expectAccessible(page);

  // Sent again on each page load, because the server may have lost it.
  await openPage(page, path);
  await expect(pushDisableButton(page)).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(await statusOf(calls[1])).toBe(204);

  await test.step('a subscription for another key is replaced without asking', async () => {
    const key = await readMockPush(page, 'key');
    await setMockPush(page, 'key', '4,1,2,3');
    await openPage(page, path);
    await expect(pushDisableButton(page)).toBeVisible();
    await expect.poll(() => calls.map(pathOf).slice(2)).toEqual(['/api/push/subscriptions']);
    expect(await statusOf(calls[2])).toBe(204);
    expect(await readMockPush(page, 'key')).toBe(key);
  });

  await pushDisableButton(page).click();
  await expect(pushEnableButton(page)).toBeVisible();
  expect(pathOf(calls[3])).toBe('/api/push/subscriptions/end');
  expect(calls[3]?.postDataJSON()).toEqual({ endpoint: subscription.endpoint });
  expect(await readMockPush(page, 'key')).toBeNull();
  await openPage(page, path);
  await expect(pushEnableButton(page)).toBeVisible();
  expect(await readMockPush(page, 'asked')).toBe('1');
});

test('a guest with the order link subscribes to this visit only', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const { order } = await signUpAndBookVisit(page, dayAhead(21), '10:00 AM');
  const guest = await otherPage();
  const subscription = await mockPush(guest);
  const calls = collectPushCalls(guest);
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  await pushEnableButton(guest).click();
  await expect(customerInbox(guest)).toContainText(
    /This (phone|computer) gets notifications about this visit\./,
  );
  expect(calls.map(pathOf)).toEqual([`/api/visit/${order.link}/push`]);
  expect(calls[0]?.postDataJSON()).toEqual(subscription);
  expect(await statusOf(calls[0])).toBe(204);
});

test('after permission is denied, Try again works once it is granted', async ({ page }) => {
  await mockPush(page, { answer: 'denied' });
  const { path } = await signUpAndBookVisit(page, dayAhead(22), '10:00 AM');
  const calls = collectPushCalls(page);
  await openPage(page, path);
  await pushEnableButton(page).click();
  await expect(customerInbox(page)).toContainText(
    'Your browser blocks notifications from this site.',
  );
  const tryAgain = customerInbox(page).getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeFocused();
  await expectAccessible(page);
  await tryAgain.click();
  await expect(customerInbox(page)).toContainText(
    'Your browser blocks notifications from this site.',
  );
  expect(calls).toEqual([]);
  await setMockPush(page, 'permission', 'granted');
  await tryAgain.click();
  await expect(pushDisableButton(page)).toBeVisible();
});

test('failures and a missing connection are shown, and the next press works', async ({ page }) => {
  await mockPush(page, { answer: 'default' });
  const { path } = await signUpAndBookVisit(page, dayAhead(24), '10:00 AM');
  const calls = collectPushCalls(page);
  await openPage(page, path);

  await test.step('closing the permission prompt changes nothing', async () => {
    await pushEnableButton(page).click();
    await expect.poll(() => readMockPush(page, 'asked')).toBe('1');
    await expect(pushEnableButton(page)).not.toHaveAttribute('aria-busy');
    await expect(pushEnableButton(page)).toBeVisible();
    expect(calls).toEqual([]);
    await setMockPush(page, 'permission', 'granted');
  });

  await page.context().setOffline(true);
  await pushEnableButton(page).click();
  await expect(customerInbox(page)).toContainText('You are offline.');
  await page.context().setOffline(false);
  await setMockPush(page, 'fails', 'yes');
  await pushEnableButton(page).click();
  await expect(customerInbox(page)).toContainText(
    'Notifications could not be turned on. Please try again.',
  );
  await expect(customerInbox(page)).not.toContainText('You are offline.');
  await page.evaluate(() => localStorage.removeItem('mockPush:fails'));
  await pushEnableButton(page).click();
  await expect(pushDisableButton(page)).toBeVisible();
  await expect(customerInbox(page)).not.toContainText('Notifications could not be turned on.');
});

test('without push support nothing is offered; an iPhone shows how to get it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path } = await signUpAndBookVisit(page, dayAhead(25), '10:00 AM');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await openPage(page, path);
  await expect(customerInbox(page).getByRole('switch')).toBeVisible();
  await expect(pushEnableButton(page)).toHaveCount(0);
  await expect(customerInbox(page)).not.toContainText('home screen');

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const state = await page.context().storageState();
  const context = await browser.newContext({
    userAgent,
    storageState: state,
    ...(baseURL && { baseURL }),
  });
  const phone = await context.newPage();
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await openPage(phone, path);
  await expect(customerInbox(phone)).toContainText(
    'On an iPhone, first add this page to the home screen',
  );
  await expect(pushEnableButton(phone)).toHaveCount(0);
  await context.close();
});
