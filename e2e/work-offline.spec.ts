import type { Page } from '@playwright/test';
import { beforeTheWorkerComes, now, shortenWaits } from './clock.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import {
  button,
  cards,
  hire,
  openVisit,
  orderNow,
  refusals,
  signIn,
  timesTold,
  visitFor,
} from './her-phone.ts';
import { stored } from './people.ts';
import { putAsBoss } from './salon.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Requests that fail are what these tests are about; the browser reports each.
test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
});

const setOffline = (page: Page, isOffline: boolean): Promise<void> =>
  page.context().setOffline(isOffline);

/** How long a press waits after its first try in vain. */
const beforeAnotherTry = 2_000;

const waiting = (page: Page) => page.getByText('Waiting for a connection:');

const keptActs = async (page: Page): Promise<string[]> =>
  Object.keys(await stored(page)).filter((key) => key.startsWith('workAct:'));

/** Everything has reached the salon. */
const untilSent = (page: Page): Promise<void> => expect.poll(() => keptActs(page)).toEqual([]);

test.describe('with the page kept on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('everything of today is there, presses wait over a reload and are sent once', async ({
    page,
  }) => {
    await shortenWaits(page, beforeTheWorkerComes);
    const usha = await hire(page);
    const booked = await visitFor(page, usha);
    await signIn(page, usha);
    await openPage(page, '/work');
    await expect(cards(page)).toBeVisible();
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
    await expect(page.getByText('No connection to the salon.')).toBeVisible();
    await expectAccessible(page);
    await cards(page).click();
    await button(page, 'On the way').click();
    await expect(waiting(page)).toContainText('On the way');
    await expect(button(page, 'Arrived')).toBeEnabled();
    await button(page, 'Arrived').click();
    await expect(waiting(page)).toContainText('On the way, Arrived');
    await expectAccessible(page);
    await button(page, 'Help').click();
    const help = page.getByRole('dialog', { name: 'Do you need help?' });
    await button(help, 'Tell the salon').click();
    await expect(help.getByText(/The salon is told as soon as there is one/)).toBeVisible();

    await page.reload();
    await expect(button(page, 'Start')).toBeVisible();
    await expect(waiting(page)).toContainText('On the way, Arrived');
    expect((await orderNow(page, booked)).progress.onTheWayAt).toBeNull();

    await setOffline(page, false);
    await untilSent(page);
    await expect(waiting(page)).toHaveCount(0);
    const { progress } = await orderNow(page, booked);
    expect(progress).toMatchObject({
      onTheWayAt: now.toISOString(),
      arrivedAt: now.toISOString(),
    });
    expect(await timesTold(page, booked, /on the way/)).toBe(1);
    expect(await timesTold(page, booked, /has arrived/)).toBe(1);
    await expect(page.getByText('No connection to the salon.')).toHaveCount(0);
  });
});

test('an answer that was lost is asked for again, and has one effect', async ({ page }) => {
  await shortenWaits(page, beforeAnotherTry);
  const usha = await hire(page);
  const booked = await visitFor(page, usha);
  await signIn(page, usha);
  await openVisit(page);
  const attempts: string[] = [];
  await page.route('**/progress', async (route) => {
    attempts.push((route.request().postDataJSON() as { attempt: string }).attempt);
    const answer = await route.fetch();
    if (attempts.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await button(page, 'On the way').click();
  await expect(waiting(page)).toBeVisible();
  await untilSent(page);
  await expect(waiting(page)).toHaveCount(0);
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(1);
  expect(await timesTold(page, booked, /on the way/)).toBe(1);
});

test('two tabs send what waits once, and both show it', async ({ page }) => {
  const usha = await hire(page);
  const booked = await visitFor(page, usha);
  await signIn(page, usha);
  await openVisit(page);
  const other = await page.context().newPage();
  await openVisit(other);
  await setOffline(page, true);
  await button(page, 'On the way').click();
  await expect(waiting(other)).toContainText('On the way');
  await setOffline(page, false);
  await untilSent(page);
  await expect(waiting(page)).toHaveCount(0);
  await expect(waiting(other)).toHaveCount(0);
  await expect(button(other, 'Arrived')).toBeVisible();
  expect(await timesTold(page, booked, /on the way/)).toBe(1);
});

test('what the server refuses later is shown with its reason, and the rest goes on', async ({
  page,
}) => {
  const usha = await hire(page);
  const [first, second] = [await visitFor(page, usha), await visitFor(page, usha, '05:00 PM')];
  await signIn(page, usha);
  await openVisit(page);
  await setOffline(page, true);
  await button(page, 'On the way').click();
  await page.getByRole('link', { name: 'Back to my day' }).click();
  await cards(page).last().click();
  await button(page, 'On the way').click();
  await expect(waiting(page)).toContainText('On the way');
  await putAsBoss(page, `/api/orders/${first._id}/track`, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
  });
  await setOffline(page, false);
  await expect(refusals(page)).toContainText('On the way, visit of 02:00 PM: not taken');
  await expect(refusals(page)).toContainText('This visit is closed.');
  await expectAccessible(page);
  await expect.poll(async () => (await orderNow(page, second)).progress.onTheWayAt).not.toBeNull();
  await page.reload();
  await button(page, 'I have read it').click();
  await expect(refusals(page)).toHaveCount(0);
});

test('a session that ended keeps the press, and nothing of her customers', async ({ page }) => {
  const usha = await hire(page);
  const booked = await visitFor(page, usha);
  const { token } = await signIn(page, usha);
  await openVisit(page);
  expect(Object.keys(await stored(page))).toContain('workDays');
  await setOffline(page, true);
  await button(page, 'On the way').click();
  await expect(waiting(page)).toBeVisible();
  await page.request.post('/api/auth/logout', {
    headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` },
  });
  await setOffline(page, false);
  await expect(page).toHaveURL(/\/contact\/login\?next=%2Fwork/);
  expect(Object.keys(await stored(page))).not.toContain('workDays');
  expect(await keptActs(page)).toHaveLength(1);
  await page.getByLabel('E-mail or mobile number').fill(usha.login);
  await page.getByLabel(/^Password/).fill(usha.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(button(page, 'Arrived')).toBeVisible();
  await untilSent(page);
  expect(await timesTold(page, booked, /on the way/)).toBe(1);
});
