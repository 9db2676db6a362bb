import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, holdRequests, openPage, test } from './fixtures.ts';

const box = (page: Page) => page.getByPlaceholder('Search for Beauty');
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const scrollTo = async (page: Page, place: number): Promise<number> => {
  await page.evaluate((y) => window.scrollTo(0, y), place);
  // The page stores its position on the scroll event, which comes with the next frame.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => seen(null))));
  return scrollPosition(page);
};
/** A click of Playwright would scroll. */
const follow = (link: Locator): Promise<void> =>
  link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
};
const expectScrollPosition = (page: Page, place: number): Promise<void> =>
  expect.poll(() => scrollPosition(page)).toBe(place);

test.describe('the search', () => {
  test('the search link of the home page focuses the search field', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Search for Beauty' }).click();
    await expect(page).toHaveURL('/search-services');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('gold');
    await expect(page).toHaveURL('/search-services?q=gold');
    await expect(results(page).first()).toContainText('Gold Facial');
    await expect(page.getByRole('list', { name: 'Results' })).not.toContainText('Gel Polish');
  });

  test('query, results and scroll position are restored after Back and after a reload', async ({
    page,
  }) => {
    await openPage(page, '/');
    await openPage(page, '/search-services');
    await box(page).fill('wax');
    await expect(results(page).nth(20)).toBeAttached();
    await expect(page).toHaveURL('/search-services?q=wax');
    const place = await scrollTo(page, 1200);
    expect(place).toBe(1200);
    await follow(results(page).nth(12));
    await expect(page).toHaveURL(/\/service\/waxing#/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
    await page.goBack();
    await expect(page).toHaveURL('/search-services?q=wax');
    await expect(box(page)).toHaveValue('wax');
    await expectScrollPosition(page, place);
    await expect(box(page)).not.toBeFocused();

    await follow(results(page).nth(12));
    await expect(page).toHaveURL(/\/service\/waxing#/);
    await reload(page);
    await page.goBack();
    await expect(box(page)).toHaveValue('wax');
    await expectScrollPosition(page, place);

    await reload(page);
    await expect(box(page)).toHaveValue('wax');
    await expectScrollPosition(page, place);

    // Typing adds no history entries.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('the category of a search is restored too', async ({ page }) => {
    await openPage(page, '/search-services');
    await page.getByRole('button', { name: 'Hair Colour', exact: true }).click();
    await expect(page).toHaveURL('/search-services?category=Hair+Colour');
    await results(page).first().click();
    await expect(page).toHaveURL(/\/service\/haircare#/);
    await page.goBack();
    const chip = page.getByRole('button', { name: 'Hair Colour', exact: true });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(results(page).first()).toContainText('Hair Colour');
  });

  test('the search link starts a new search, and Back restores the query', async ({ page }) => {
    await openPage(page, '/search-services?q=gold');
    await expect(results(page).first()).toContainText('Gold Facial');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search-services');
    await expect(box(page)).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
    await page.goBack();
    await expect(box(page)).toHaveValue('gold');
    await expect(results(page).first()).toContainText('Gold Facial');
  });
});

test.describe('the way back', () => {
  test('a category page restores its scroll position', async ({ page }) => {
    await openPage(page, '/service');
    const waxing = page.getByRole('main').getByRole('link', { name: /Waxing/ });
    await waxing.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
    await expectScrollPosition(page, 0);
    // The last section is rendered only when it is near.
    await page.getByRole('heading', { name: 'Face Waxing', exact: true }).scrollIntoViewIfNeeded();
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrollTo(page, await scrollPosition(page));
    expect(place).toBeGreaterThan(1000);
    const top = (await last.boundingBox())?.y;
    await follow(page.getByRole('banner').getByRole('link', { name: 'Search' }));
    await expect(page).toHaveURL('/search-services');
    await expectScrollPosition(page, 0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
    await expectScrollPosition(page, place);
    // The same card must be at the same position: content above it must not change its height.
    await expect.poll(async () => (await last.boundingBox())?.y).toBe(top);
    await page.goBack();
    await expect(page).toHaveURL('/service');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
    await expectScrollPosition(page, place);
  });

  test('with slow data the scroll position is restored with the page', async ({ page }) => {
    await openPage(page, '/service/haircare');
    const place = await scrollTo(page, 700);
    await follow(page.getByRole('banner').getByRole('link', { name: 'Haldi' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salon|beauty/i);
    await expectScrollPosition(page, 0);
    const release = await holdRequests(page, /haircare\.data/);
    await page.goBack();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hair Care');
    await expectScrollPosition(page, place);
  });

  test('a new query before the results are loaded does not lose the scroll position', async ({
    page,
  }) => {
    await openPage(page, '/search-services?q=wax');
    await expect(results(page).nth(20)).toBeAttached();
    const place = await scrollTo(page, 1200);
    const release = await holdRequests(page, '**/AllServices.json');
    await reload(page);
    // Like autofill, without a key press.
    await box(page).evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'waxing',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL('/search-services?q=waxing');
    release();
    await expect(results(page).nth(20)).toBeAttached();
    await expectScrollPosition(page, place);
  });

  test('a link opens the top of a page, also of a visited one', async ({ page }) => {
    await openPage(page, '/about');
    await scrollTo(page, 600);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search-services');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/about');
    await expectScrollPosition(page, 0);
  });

  test('Back from an anchor restores the scroll position', async ({ page }) => {
    await openPage(page, '/service/waxing');
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.getByRole('link', { name: /Face Waxing/ }).click();
    await expect(page).toHaveURL('/service/waxing#face-waxing');
    await expect(page.getByRole('heading', { name: 'Face Waxing', exact: true })).toBeInViewport();
    expect(await scrollPosition(page)).toBeGreaterThan(500);
    await page.goBack();
    await expect(page).toHaveURL('/service/waxing');
    await expectScrollPosition(page, 0);
  });
});

const openBeforeHydration = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  return page;
};

test('the field has the focus before scripts run', async ({ context }) => {
  const releaseCode = await holdRequests(context, /\/assets\/framework-.*\.js/);
  const page = await openBeforeHydration(context, '/search-services');
  await expect(box(page)).toBeFocused();
  releaseCode();
});
