import { formatIndiaTime } from '@haldi/contract/kit/dates';
import type { Page } from '@playwright/test';
import {
  addBeauticianWithAccount,
  bookAssignedVisit,
  buttonNamed,
  countCustomerMessages,
  fetchOrder,
  openFirstVisit,
  refusedActions,
  signInWithPasswordLinkByApi,
  visitCards,
} from './beautician-app-helpers.ts';
import { putAsOwner } from './calls-as-owner.ts';
import { now, serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { readLocalStorage } from './test-accounts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
});

const setOffline = (page: Page, isOffline: boolean): Promise<void> =>
  page.context().setOffline(isOffline);

const retryDelayMs = 2_000;

const waitingNotice = (page: Page) => page.getByText('Waiting for a connection:');

const storedActions = async (page: Page): Promise<string[]> =>
  Object.keys(await readLocalStorage(page)).filter((key) => key.startsWith('workAct:'));

const expectAllSent = (page: Page): Promise<void> =>
  expect.poll(() => storedActions(page)).toEqual([]);

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the day is available offline, and actions survive a reload and are sent once', async ({
    page,
  }) => {
    await shortenPageTimers(page, serviceWorkerDelayMs);
    const usha = await addBeauticianWithAccount(page);
    const booked = await bookAssignedVisit(page, usha);
    await signInWithPasswordLinkByApi(page, usha);
    await openPage(page, '/work');
    await expect(visitCards(page)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/work', { ignoreVary: true }))?.status),
      )
      .toBe(200);
    await setOffline(page, true);
    await page.reload();
    await expect(page.getByText('You are offline. Last updated')).toBeVisible();
    await expectAccessible(page);
    await visitCards(page).click();
    await buttonNamed(page, 'On the way').click();
    await expect(waitingNotice(page)).toContainText('On the way');
    await expect(buttonNamed(page, 'Arrived')).toBeEnabled();
    await buttonNamed(page, 'Arrived').click();
    await expect(waitingNotice(page)).toContainText('On the way, Arrived');
    await expectAccessible(page);
    await buttonNamed(page, 'Help').click();
    const help = page.getByRole('dialog', { name: 'Do you need help?' });
    await buttonNamed(help, 'Alert the salon').click();
    await expect(help.getByText(/The salon is alerted as soon as you are connected/)).toBeVisible();

    await page.reload();
    await expect(buttonNamed(page, 'Start')).toBeVisible();
    await expect(waitingNotice(page)).toContainText('On the way, Arrived');
    expect((await fetchOrder(page, booked)).progress.onTheWayAt).toBeNull();

    await setOffline(page, false);
    await expectAllSent(page);
    await expect(waitingNotice(page)).toHaveCount(0);
    const { progress } = await fetchOrder(page, booked);
    expect(progress).toMatchObject({
      onTheWayAt: now.toISOString(),
      arrivedAt: now.toISOString(),
    });
    expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
    expect(await countCustomerMessages(page, booked, /has arrived/)).toBe(1);
    await expect(page.getByText('You are offline. Last updated')).toHaveCount(0);
  });
});

test('a retry after a lost answer has one effect', async ({ page }) => {
  await shortenPageTimers(page, retryDelayMs);
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  const attempts: string[] = [];
  await page.route('**/progress', async (route) => {
    attempts.push((route.request().postDataJSON() as { attempt: string }).attempt);
    const answer = await route.fetch();
    if (attempts.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await buttonNamed(page, 'On the way').click();
  await expect(waitingNotice(page)).toBeVisible();
  await expectAllSent(page);
  await expect(waitingNotice(page)).toHaveCount(0);
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(1);
  expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
});

test('two tabs send an action once and both show it', async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  const other = await page.context().newPage();
  await openFirstVisit(other);
  await setOffline(page, true);
  await buttonNamed(page, 'On the way').click();
  await expect(waitingNotice(other)).toContainText('On the way');
  await setOffline(page, false);
  await expectAllSent(page);
  await expect(waitingNotice(page)).toHaveCount(0);
  await expect(waitingNotice(other)).toHaveCount(0);
  await expect(buttonNamed(other, 'Arrived')).toBeVisible();
  expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
});

test('a refused action is shown with its reason, and the others are sent', async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  const [first, second] = [
    await bookAssignedVisit(page, usha),
    await bookAssignedVisit(page, usha, '05:00 PM'),
  ];
  await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  await setOffline(page, true);
  await buttonNamed(page, 'On the way').click();
  await page.getByRole('link', { name: 'Back to my day' }).click();
  await visitCards(page).last().click();
  await buttonNamed(page, 'On the way').click();
  await expect(waitingNotice(page)).toContainText('On the way');
  await putAsOwner(page, `/api/orders/${first._id}/track`, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
  });
  await setOffline(page, false);
  await expect(refusedActions(page)).toContainText('On the way, visit of 02:00 PM: not accepted');
  await expect(refusedActions(page)).toContainText('This visit is already closed.');
  await expectAccessible(page);
  await expect
    .poll(async () => (await fetchOrder(page, second)).progress.onTheWayAt)
    .not.toBeNull();
  await page.reload();
  await buttonNamed(page, 'Got it').click();
  await expect(refusedActions(page)).toHaveCount(0);
});

test('an action that another phone has already sent shows the time when it was recorded', async ({
  page,
}) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  const { token } = await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  await setOffline(page, true);
  await buttonNamed(page, 'On the way').click();
  await expect(waitingNotice(page)).toContainText('On the way');
  const otherPhone = await page.request.put(`/api/work/visits/${booked._id}/progress`, {
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
    data: { press: 'on-the-way', attempt: crypto.randomUUID(), pressedAt: now.toISOString() },
  });
  expect(otherPhone.status(), await otherPhone.text()).toBe(200);
  await setOffline(page, false);
  await expect(refusedActions(page)).toContainText('On the way, visit of 02:00 PM');
  await expect(refusedActions(page)).toContainText(`Already recorded at ${formatIndiaTime(now)}.`);
  await expect(refusedActions(page)).not.toContainText('not accepted');
  await expectAccessible(page);
  expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
});

test('an ended session keeps unsent actions but no customer data', async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  const { token } = await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  expect(Object.keys(await readLocalStorage(page))).toContain('workDays');
  await setOffline(page, true);
  await buttonNamed(page, 'On the way').click();
  await expect(waitingNotice(page)).toBeVisible();
  await page.request.post('/api/auth/logout', {
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
  });
  await setOffline(page, false);
  await expect(page).toHaveURL(/\/contact\/login\?next=%2Fwork/);
  expect(Object.keys(await readLocalStorage(page))).not.toContain('workDays');
  expect(await storedActions(page)).toHaveLength(1);
  await page.getByLabel('Email or mobile number').fill(usha.login);
  await page.getByLabel(/^Password/).fill(usha.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(buttonNamed(page, 'Arrived')).toBeVisible();
  await expectAllSent(page);
  expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
});
