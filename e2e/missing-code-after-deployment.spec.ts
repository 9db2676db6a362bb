import type { Page, Request } from '@playwright/test';
import { shortenPageTimers } from './clock.ts';
import { expect, openPage, test } from './fixtures.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';

// Missing files log errors.
test.beforeEach(async ({ page, expectedMessages }) => {
  await shortenPageTimers(page, deferredCodeMs, retryMs);
  expectedMessages.push(/404|Failed to fetch|ERR_|Error loading route module|dynamically imported/);
});

/** Delay after which deferred code is loaded. */
const deferredCodeMs = 2_000;
/** Interval at which a page looks for missing code. */
const retryMs = 3_000;

const notice = (page: Page) => page.getByText('This page has been updated');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the page can detect a new build. */
const openReady = async (page: Page, path: string): Promise<void> => {
  await openPage(page, path);
  await page.waitForFunction(() => sessionStorage.getItem('last-build') !== null);
};

/** Build checks, and requests for this part of the code. */
const isAskedFor = (request: Request, part: string): boolean =>
  request.method() === 'HEAD' || request.url().includes(`/assets/${part}-`);

/** Simulates another build: files of this one are missing. */
const deploy = (page: Page, part: string): Promise<unknown> =>
  page.route('**/assets/**', (route) =>
    isAskedFor(route.request(), part) ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );

/** Serves the new build once the document is requested. The tab remembers the old one. */
const serveNewBuild = async (page: Page): Promise<void> => {
  await page.evaluate(() => sessionStorage.setItem('last-build', '/assets/old.js'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await route.fallback();
  });
};

/** Staff toasts last a second, so the page itself watches for it. */
const recordNotice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('This page has been updated')) {
        sessionStorage.setItem('was-notified', 'yes');
      }
    }).observe(document, { childList: true, subtree: true });
  });
const expectNoticeShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => sessionStorage.getItem('was-notified') === 'yes');

const calendarButton = (page: Page) =>
  page.getByRole('dialog', { name: 'More Filters' }).getByRole('button', {
    name: 'Open calendar',
  });

test('a screen whose code is missing: the page reloads, says so and can open it', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await recordNotice(page);
  await openReady(page, '/admin');
  await deploy(page, 'beauticians');
  await serveNewBuild(page);
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  const menu = await openSideMenu(page);
  await menu.getByRole('link', { name: 'Beauticians', exact: true }).click();
  await loaded;
  await expectNoticeShown(page);
  await (await openSideMenu(page)).getByRole('link', { name: 'Beauticians', exact: true }).click();
  await expect(heading(page)).toHaveText('Beauticians');
});

test('a dialog whose code is missing: the page reloads if nothing is typed', async ({ page }) => {
  await signInAsAdmin(page);
  await recordNotice(page);
  await openReady(page, '/admin/board');
  await expect(heading(page)).toHaveText('Board');
  await deploy(page, 'day-dialog');
  await serveNewBuild(page);
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  const chooseDay = page.getByRole('button', { name: /change day/ });
  await chooseDay.click();
  await loaded;
  await expectNoticeShown(page);
  await chooseDay.click();
  await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeVisible();
});

test('with unsaved input the page does not reload and says what to do', async ({ page }) => {
  await signInAsAdmin(page);
  await openReady(page, '/admin/orders');
  await page.getByRole('button', { name: 'More Filters' }).click();
  const pincode = page.getByRole('dialog', { name: 'More Filters' }).getByLabel('Pincode');
  await pincode.fill('4110');
  await deploy(page, 'day-calendar');
  await calendarButton(page).first().click();
  await expect(notice(page)).toBeVisible();
  await expect(pincode).toHaveValue('4110');
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await loaded).url()).toContain('/admin/orders');
});

test('without a server nothing reloads, and the dialog opens once it is back', async ({ page }) => {
  await signInAsAdmin(page);
  await openReady(page, '/admin/orders');
  await page.getByRole('button', { name: 'More Filters' }).click();
  const pincode = page.getByRole('dialog', { name: 'More Filters' }).getByLabel('Pincode');
  await pincode.fill('4110');
  await page.route('**/assets/**', (route) =>
    isAskedFor(route.request(), 'day-calendar') ? route.abort() : route.fallback(),
  );
  const notified = page.waitForFunction(() =>
    document.body.textContent.includes('No connection. This opens when you are back online.'),
  );
  await calendarButton(page).first().click();
  await notified;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(pincode).toHaveValue('4110');
  await expect(notice(page)).toHaveCount(0);
});

test('a public page whose code is missing reloads too', async ({ page }) => {
  await openReady(page, '/about');
  await deploy(page, 'designs.route');
  await serveNewBuild(page);
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  const link = page.getByRole('link', { name: 'Designs', exact: true }).filter({ visible: true });
  await link.first().click();
  await loaded;
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await link.first().click();
  await expect(page).toHaveURL('/designs');
  await expect(heading(page)).toBeVisible();
});
