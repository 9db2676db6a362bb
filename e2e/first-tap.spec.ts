import type { BrowserContext, Page } from '@playwright/test';
import { expect, hold, openPage, test } from './fixtures.ts';

const openBeforeHydration = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

test('a page answers although one of its pictures never comes', async ({ context }) => {
  await context.route('**/pictures/mark.svg', () => {});
  await expectHydrated(await openBeforeHydration(context, '/'));
});

test('whoever has scrolled before stays there, and everything answers', async ({ context }) => {
  const letCodeCome = await hold(context, /\/assets\/framework-.*\.js/);
  const page = await openBeforeHydration(context, '/service/waxing');
  const last = page.getByRole('button', { name: /^Add/ }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  letCodeCome();
  await expectHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);
  const name = await last.getAttribute('aria-label');
  await last.click();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeHidden();
});

test('what is pressed before the page can answer is not lost', async ({ context }) => {
  const letCodeCome = await hold(context, /\/assets\/framework-.*\.js/);
  const page = await openBeforeHydration(context, '/service/threading');
  const add = page.getByRole('article').getByRole('button', { name: /^Add/ });
  await add.nth(0).click();
  await add.nth(1).click();
  letCodeCome();
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

test('an address that names a part of the page leads there', async ({ page }) => {
  await openPage(page, '/review#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
});
