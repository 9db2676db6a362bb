import type { Page } from '@playwright/test';
import { adminPage, openMenu } from './admin.ts';
import { expect, openPage, test } from './fixtures.ts';
import { screens } from './sizes.ts';
import { openUsers, search } from './users-screen.ts';

// By the side bar; the drawer of a phone is still to be driven.
test.use(screens.desktop);

// What is gone is what these tests are about; the browser reports each.
test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/404|Failed to fetch|ERR_/);
});

const notice = (page: Page) => page.getByText('This page has been updated');

/** The page has what it needs to notice a new build. */
const openReady = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const late = page.waitForResponse(/\/assets\/late-code-.*\.js/);
  await open();
  await (await late).finished();
};

/** As if another build were served: the list of this one and a screen's code are gone. */
const deploy = (page: Page, screen: string) =>
  page.route(new RegExp(`/assets/(manifest|${screen})[-.].*\\.js`), (route) =>
    route.fulfill({ status: 404, body: '' }),
  );

const follow = async (page: Page, name: string): Promise<void> => {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name, exact: true }).click();
};

/** The new build is there as soon as the page itself is asked for. */
const letGoWithDocument = (page: Page): Promise<string> =>
  new Promise((resolve) => {
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') return;
      void page.unrouteAll({ behavior: 'ignoreErrors' }).then(() => resolve(request.url()));
    });
  });

test('a screen whose code is gone is loaded anew, once', async ({ page }) => {
  await adminPage(page);
  await openReady(page, () => openPage(page, '/admin'));
  await deploy(page, 'users');
  await page.route('**/admin/users', async (route) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await route.continue();
  });
  const loaded = page.waitForRequest(
    (request) => request.resourceType() === 'document' && request.url().endsWith('/admin/users'),
  );
  await openReady(page, async () => {
    await follow(page, 'Users');
    await loaded;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
  await expect(notice(page)).toHaveCount(0);
  // The same build once more: loading it anew was no help, so somebody decides.
  await deploy(page, 'beauticians');
  await follow(page, 'Beauticians');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('where something is typed the page stays, and says what to do', async ({ page }) => {
  await adminPage(page);
  await openReady(page, () => openUsers(page));
  await search(page).fill('Meera');
  await deploy(page, 'beauticians');
  await follow(page, 'Beauticians');
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await expect(search(page)).toHaveValue('Meera');
  const loaded = letGoWithDocument(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(await loaded).toContain('/admin/users');
});

test('where the server is away nothing is loaded in vain: the frame says so and goes on', async ({
  page,
}) => {
  await adminPage(page);
  await openReady(page, () => openUsers(page));
  await page.route(/\/assets\/(manifest|beauticians)[-.].*\.js/, (route) => route.abort());
  await follow(page, 'Beauticians');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page).toHaveURL('/admin/beauticians');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0);
});
