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
  const letCodeCome = await hold(context, /\/assets\/framework-.*\.js/);
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
