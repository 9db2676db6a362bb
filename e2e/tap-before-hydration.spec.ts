import type { BrowserContext, Page } from '@playwright/test';
import { expect, holdRequests, openPage, test } from './fixtures.ts';
import { emulateSlowPhone, openBeforeHydration } from './slow-phone.ts';

const openFirstVisit = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

test('a page is hydrated although a picture never loads', async ({ context }) => {
  await context.route('**/pictures/mark.svg', () => {});
  await expectHydrated(await openFirstVisit(context, '/'));
});

test('scrolling before hydration is kept', async ({ context }) => {
  const releaseCode = await holdRequests(context, /\/assets\/framework-.*\.js/);
  const page = await openFirstVisit(context, '/service/waxing');
  const last = page.getByRole('button', { name: /^Add/ }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  releaseCode();
  await expectHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);
  const name = await last.getAttribute('aria-label');
  await last.click();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeHidden();
});

test('a press before hydration is not lost', async ({ context }) => {
  const releaseCode = await holdRequests(context, /\/assets\/framework-.*\.js/);
  const page = await openFirstVisit(context, '/service/threading');
  const add = page.getByRole('article').getByRole('button', { name: /^Add/ });
  await add.nth(0).click();
  await add.nth(1).click();
  releaseCode();
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' }).first()).toBeVisible();
});

/** Checks the button in the event itself, before anything else is painted. */
const watchPress = () => {
  const pressed = Promise.withResolvers<{ isMarked: boolean; outline: string }>();
  window.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const isMarked = button.matches('[data-held]');
    const outline = getComputedStyle(button).outlineStyle;
    pressed.resolve({ isMarked, outline });
  });
  return { pressed: pressed.promise };
};

test('a press before hydration is marked at once and handled once', async ({ page }) => {
  // The mark must be visible without animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hydrate = await openBeforeHydration(page, '/service/threading');
  const add = page.getByRole('article').getByRole('button', { name: /^Add/ }).first();
  await add.scrollIntoViewIfNeeded();
  const watch = await page.evaluateHandle(watchPress);
  await add.click();
  const { isMarked, outline } = await watch.evaluate(({ pressed }) => pressed);
  expect({ isMarked, outline }).toEqual({ isMarked: true, outline: 'solid' });
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  await add.click();
  await hydrate();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await expect(page.locator('[data-held], button[aria-busy]')).toHaveCount(0);
});

test('chosen stars are shown before hydration', async ({ page }) => {
  await openBeforeHydration(page, '/review');
  const drawn = page.getByRole('main').locator('label:has(input[type=radio]) svg');
  await page.getByRole('radio', { name: '3 Stars' }).click();
  const golden = 'rgb(251, 192, 45)';
  for (const star of [0, 1, 2]) await expect(drawn.nth(star)).toHaveCSS('fill', golden);
  for (const star of [3, 4]) await expect(drawn.nth(star)).not.toHaveCSS('fill', golden);
});

test('a link shows that its page is loading, and early input is kept', async ({ page }) => {
  await openPage(page, '/');
  await emulateSlowPhone(page);
  const releaseCode = await holdRequests(page, /\/assets\/search-services.*\.js/);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).last().click();
  const line = page.locator('.loading-line');
  await expect(line).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  releaseCode();
  const search = page.getByRole('main').getByLabel('Search for Beauty');
  await search.pressSequentially('eyebrow');
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('Eyebrow');
  await expect(search).toHaveValue('eyebrow');
  await expect(line).toBeHidden();
});

test('a dialog whose code is loading shows a status', async ({ page }) => {
  const releaseCode = await holdRequests(page, /\/assets\/checkout-dialog.*\.js/);
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  const opening = page.getByRole('status', { name: 'Loading' });
  await expect(opening).toBeVisible();
  releaseCode();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(opening).toBeHidden();
});

test('a dialog whose code is preloaded opens at once', async ({ page }) => {
  await openPage(page, '/service/threading');
  const code = page.waitForResponse(/\/assets\/checkout-dialog.*\.js/);
  await page.getByRole('article').getByRole('button', { name: /^Add/ }).first().click();
  await code;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role=status][aria-label=Loading]'))
        document.documentElement.dataset.waited = '';
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');
});

test('a URL with an anchor scrolls to it', async ({ page }) => {
  await openPage(page, '/review#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
});
