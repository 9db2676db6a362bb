import type { Page } from '@playwright/test';
import { beforeServiceWorkerMs, shortenWaits } from './clock.ts';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Asked again and again: `waitForFunction` would take the promise itself for a yes. */
const untilKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined,
        path,
      ),
    )
    .toBe(true);

const untilWorking = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Opens a page and waits until the worker answers for it and has a copy. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilWorking(page);
  await untilKept(page, path);
};

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
};

// Requests that fail are what these tests are about; the browser reports each.
test.beforeEach(async ({ page, expectedMessages }) => {
  await shortenWaits(page, beforeServiceWorkerMs);
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
});

test('visited pages stay readable without a connection', async ({ page }) => {
  await visit(page, '/service/waxing');
  await visit(page, '/designs');
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mehndi designs');
  await page.goto('/service/waxing');
  await expect(page.getByRole('heading', { name: 'Rica Waxing', exact: true })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
});

test('a page reached by a link is kept too, and links work between kept pages', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await untilKept(page, '/about');
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the catalogue can be searched without a connection', async ({ page }) => {
  await visit(page, '/search-services');
  await goOffline(page);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByPlaceholder('Search for Beauty').fill('manicure');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toContainText(
    /manicure/i,
  );
});

test('a page never visited leads to the offline page, by link and by address, and back when the connection is', async ({
  page,
}) => {
  await visit(page, '/about');
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

test.describe('before the worker is there', () => {
  test.use({ serviceWorkers: 'block' });

  test('a link pressed offline shows our own words, and leads on once there is a connection', async ({
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

test('nothing private is kept or served', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404|401/);
  await page.addInitScript(() => localStorage.setItem('token', 'somebody'));
  await visit(page, '/');
  const privatePages = ['/profile', '/my-order', '/order-history', '/contact/login', '/admin'];
  for (const path of privatePages) await page.goto(path).catch(() => undefined);
  await visit(page, '/about');
  const paths = await kept(page);
  expect(paths.filter((path) => privatePages.includes(path) || path.startsWith('/api'))).toEqual(
    [],
  );
  expect(paths).toContain('/about');
  await goOffline(page);
  await page.goto('/profile');
  await expect(page).toHaveURL('/offline?to=%2Fprofile');
});

test('online, the server’s page always wins over the copy', async ({ page }) => {
  await visit(page, '/about');
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

test('copies of another build are thrown away', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => caches.open('pages-of-an-older-build'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.reload();
  await untilWorking(page);
  await expect.poll(() => page.evaluate(() => caches.has('pages-of-an-older-build'))).toBe(false);
});
