import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, hold, openPage, test } from './fixtures.ts';

/** Unlike those of other tests, pages of this context are not told that somebody is there. */
const openQuietly = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const expectAwake = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

test('a page is painted before its code is asked for', async ({ context, request }) => {
  const sent = await (await request.get('/')).text();
  expect(sent).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/);
  const page = await openQuietly(context, '/');
  await expectAwake(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('a page wakes up by itself', async ({ context }) => {
  await expectAwake(await openQuietly(context, '/'));
});

test('a page wakes up although one of its pictures never comes', async ({ context }) => {
  await context.route('**/pictures/mark.svg', () => {});
  await expectAwake(await openQuietly(context, '/'));
});

test('whoever has scrolled before stays there, and everything answers', async ({ context }) => {
  const page = await openQuietly(context, '/service/waxing');
  const last = page.getByRole('button', { name: /^Add/ }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await expectAwake(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);
  const name = await last.getAttribute('aria-label');
  await last.click();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeHidden();
});

test('what is pressed before the page is awake is not lost', async ({ context }) => {
  const letCodeCome = await hold(context, /\/assets\/react-.*\.js/);
  const page = await openQuietly(context, '/service/threading');
  const add = page.getByRole('article').getByRole('button', { name: /^Add/ });
  await add.nth(0).click();
  await add.nth(1).click();
  letCodeCome();
  await expectAwake(page);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

test('a link leads to the whole of a category', async ({ page }) => {
  await openPage(page, '/service/waxing');
  const cards = page.locator('main article');
  const all = await cards.count();
  await page.locator('footer a[href="/service/nailart"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nail Art');
  await page.locator('footer a[href="/service/waxing"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
  await expect(cards).toHaveCount(all);
});

/** The parts that a page has folded once it is there. */
const foldedAtFirst = async (page: Page, path: string): Promise<unknown> => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { foldedAtFirst: document.documentElement.dataset.folded });
    });
  });
  await page.goto(path);
  return page.evaluate(() => Reflect.get(window, 'foldedAtFirst'));
};

test('what lies below the first screen is folded at first, and there right after', async ({
  page,
}) => {
  expect(await foldedAtFirst(page, '/')).toBe('0 1 2 3 4');
  await expect(page.locator('html')).not.toHaveAttribute('data-folded');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
});

test('a browser that shows no frames still unfolds the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-folded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a line that stalls shows what has come of the page', async ({
  page,
  request,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_INCOMPLETE/);
  const whole = await (await request.get('/about')).text();
  const stalling = createServer(async ({ url = '/' }, response) => {
    if (url === '/about') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(whole.slice(0, whole.indexOf('</main>')));
      return;
    }
    const answer = await fetch(new URL(url, baseURL));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0);
  const { port } = stalling.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/about`, { waitUntil: 'commit' });
  // What is there before its style sheet counts as visible to a test, but not to anybody else.
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  stalling.closeAllConnections();
  stalling.close();
});

test('an address that names a part of the page folds nothing', async ({ page }) => {
  expect(await foldedAtFirst(page, '/review#reviews')).toBeUndefined();
  await expect(page.locator('#reviews')).toBeInViewport();
});
