import type { Page } from '@playwright/test';
import { serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Polls: `waitForFunction` would treat the promise as truthy. */
const waitUntilCached = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined,
        path,
      ),
    )
    .toBe(true);

const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Waits until the service worker controls the page and has cached it. */
const visitAndCache = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForServiceWorker(page);
  await waitUntilCached(page, path);
};

const listCachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
};

test.beforeEach(async ({ page, expectedMessages }) => {
  await shortenPageTimers(page, serviceWorkerDelayMs);
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
});

test('visited pages can be read offline', async ({ page }) => {
  await visitAndCache(page, '/service/waxing');
  await visitAndCache(page, '/designs');
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehndi designs');
  await page.goto('/service/waxing');
  await expect(page.getByRole('heading', { name: 'Rica Waxing', exact: true })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
});

test('pages reached by links are cached too, and links between cached pages work', async ({
  page,
}) => {
  await visitAndCache(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await waitUntilCached(page, '/about');
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the catalogue can be searched offline', async ({ page }) => {
  await visitAndCache(page, '/search-services');
  await goOffline(page);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByPlaceholder('Search for Beauty').fill('manicure');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toContainText(
    /manicure/i,
  );
});

test('an unvisited page shows the offline page, by link and by address, and opens when online again', async ({
  page,
}) => {
  await visitAndCache(page, '/about');
  await goOffline(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Threading' }).click();
  await expect(page).toHaveURL('/offline?to=%2Fservice%2Fthreading');
  await page.goto('/service/nailart');
  await expect(page).toHaveURL('/offline?to=%2Fservice%2Fnailart');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'About' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/service/nailart');
});

test.describe('before the service worker is active', () => {
  test.use({ serviceWorkers: 'block' });

  test('a link pressed offline shows the offline message, and opens when online again', async ({
    page,
  }) => {
    await openPage(page, '/about');
    await goOffline(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Threading' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page).toHaveURL('/service/threading');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Threading');
  });
});

test('nothing private is cached or served', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404|401/);
  await page.addInitScript(() => localStorage.setItem('token', 'some-token'));
  await visitAndCache(page, '/');
  const privatePages = ['/profile', '/my-order', '/order-history', '/contact/login', '/admin'];
  for (const path of privatePages) await page.goto(path).catch(() => undefined);
  await visitAndCache(page, '/about');
  const paths = await listCachedPaths(page);
  expect(paths.filter((path) => privatePages.includes(path) || path.startsWith('/api'))).toEqual(
    [],
  );
  expect(paths).toContain('/about');
  await goOffline(page);
  await page.goto('/profile');
  await expect(page).toHaveURL('/offline?to=%2Fprofile');
});

test("online, the server's page always replaces the cached copy", async ({ page }) => {
  await visitAndCache(page, '/about');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match('/about')) {
        const old = new Response('<h1>Old copy</h1>', { headers: { 'content-type': 'text/html' } });
        await cache.put('/about', old);
      }
    }
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Old copy');
});

test('caches of another build are deleted', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => caches.open('pages-of-an-older-build'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.reload();
  await waitForServiceWorker(page);
  await expect.poll(() => page.evaluate(() => caches.has('pages-of-an-older-build'))).toBe(false);
});
