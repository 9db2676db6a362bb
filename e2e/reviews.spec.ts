import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';
import { expectToastAcrossReload, toastWithExactText } from './toasts.ts';

const star = (page: Page, count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 Star' : `${count} Stars`, exact: true });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comments' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
const list = (page: Page) => page.getByRole('list', { name: 'Reviews', exact: true });
const uniqueText = () => `Test text ${Math.random().toString(36).slice(2)}`;

const fill = async (page: Page, rating: number, text: string): Promise<void> => {
  // The stars cover the radio buttons.
  await star(page, rating).locator('..').click();
  await comment(page).fill(text);
};

test.describe('the page', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('contains the newest reviews before any script runs', async ({ page }) => {
      await page.goto('/review');
      await expect(list(page).getByRole('listitem')).toHaveCount(10);
      await expect(page.getByRole('link', { name: 'View Reviews' })).toBeVisible();
    });
  });

  test('View Reviews links here, from home too', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('link', { name: 'View Reviews' }).click();
    await expect(page).toHaveURL('/review');
    // The home page has a link of that name too, and stays until the next page is shown.
    await expect(list(page)).toBeVisible();
    await page.getByRole('link', { name: 'View Reviews' }).click();
    await expect(page).toHaveURL(/\/review(#reviews)?$/);
    await expect(list(page)).toBeInViewport();
  });

  test('at most ten reviews in an area of at most 400 pixels', async ({ page }) => {
    await openPage(page, '/review');
    await expect(list(page).getByRole('listitem')).toHaveCount(10);
    const area = list(page).locator('..');
    expect((await area.boundingBox())?.height).toBeLessThanOrEqual(400);
    expect(await area.evaluate((element) => element.scrollHeight)).toBeGreaterThan(400);
    const first = list(page).getByRole('listitem').first();
    await expect(first).toContainText(/\d{2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2} [AP]M/);
  });
});

test('each filter shows its ratings and how many there are; Newest First by default, Oldest First on request', async ({
  page,
  request,
}) => {
  const ratings = () =>
    list(page)
      .getByRole('img')
      .evaluateAll((stars) =>
        stars.map((element) => Number.parseInt(element.getAttribute('aria-label') ?? '', 10)),
      );
  await openPage(page, '/review');
  const count = page.getByRole('region', { name: 'All reviews' }).getByRole('status').first();
  const counts: number[] = [];
  for (const [label, fits] of [
    ['Top Rated', (rating: number) => rating >= 4],
    ['Normal Rated', (rating: number) => rating === 3],
    ['Low Rated', (rating: number) => rating <= 2],
    ['All Reviews', (rating: number) => rating >= 1],
  ] as const) {
    await page.getByRole('combobox', { name: 'Filter' }).selectOption({ label });
    await expect
      .poll(async () => {
        const shown = await ratings();
        return shown.length > 0 && shown.every(fits);
      })
      .toBe(true);
    await expect(count).toHaveText(/^(10 of \d+|All \d+) reviews$/);
    counts.push(Number(/(\d+) reviews/.exec((await count.textContent()) ?? '')?.[1]));
  }
  const [top = 0, normal = 0, low = 0, all] = counts;
  expect(top + normal + low).toBe(all);
  await expect(list(page).getByRole('listitem')).toHaveCount(10);

  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('newest');
  const [oldest] = await (await request.get('/api/form/review?sort=oldest&limit=1')).json();
  await sort.selectOption({ label: 'Oldest First' });
  await expect(list(page).getByRole('listitem').first()).toContainText(oldest.comment);
});

test.describe('writing', () => {
  test('a visitor is told to log in, before anything else', async ({ page }) => {
    await openPage(page, '/review');
    await submit(page).click();
    await expect(toastWithExactText(page, 'Please login to submit a review')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute(
      'href',
      '/contact/login?next=%2Freview',
    );
  });

  test('stars first, then words; the label and the face follow the stars', async ({ page }) => {
    await signInAsCustomer(page);
    await openPage(page, '/review');
    await submit(page).click();
    await expect(toastWithExactText(page, 'Please give the Rating')).toBeVisible();
    const rating = page.getByRole('group', { name: 'Your rating' });
    for (const [count, label, face] of [
      [1, '1 Star', 'frown'],
      [2, '2 Stars', 'frown'],
      [3, '3 Stars', 'meh'],
      [4, '4 Stars', 'smile'],
      [5, '5 Stars', 'smile'],
    ] as const) {
      await star(page, count).locator('..').click();
      await expect(rating.getByText(label, { exact: true })).toBeVisible();
      await expect(rating.locator(`svg.lucide-${face}`)).toBeVisible();
    }
    await star(page, 5).press('ArrowLeft');
    await expect(star(page, 4)).toBeChecked();
    await comment(page).fill('   ');
    await submit(page).click();
    await expect(toastWithExactText(page, 'Please Enter your Comments')).toBeVisible();
    await expectAccessible(page);

    await test.step('too long: reported before anything is sent', async () => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await comment(page).fill('x'.repeat(1_001));
      await expect(page.getByText('At most 1000 characters')).toBeVisible();
      await expect(page.getByText('1001 of 1000 characters')).toBeVisible();
      await submit(page).click();
      await expect(comment(page)).toBeFocused();
      expect(sent.filter((url) => url.includes('/api/form/review'))).toEqual([]);
    });
  });

  test('listed before the answer, then a reload that the message survives', async ({ page }) => {
    const person = await signInAsNewCustomer(page);
    await openPage(page, '/review');
    const text = uniqueText();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/form/review', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await fill(page, 5, `${text}\nand a second line`);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/form/review'),
    );
    await submit(page).click();
    const first = list(page).getByRole('listitem').first();
    await expect(first).toContainText(text);
    await expect(first).toContainText(person.username);
    const request = await posted;
    expect(await request.headerValue('authorization')).toBeNull();
    expect(request.postDataJSON()).toEqual({
      id: expect.any(Number),
      username: person.username,
      comment: `${text}\nand a second line`,
      rating: 5,
      date: expect.stringMatching(/^\d{2} [A-Z][a-z]{2} \d{4}$/),
      time: expect.stringMatching(/^\d{2}:\d{2} [AP]M$/),
    });
    await expectToastAcrossReload(page, 'Review Posted Successfully', async () => {
      release();
    });
    await expect(page.getByRole('heading', { name: 'Your Review' })).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(toastWithExactText(page, 'Review Posted Successfully')).toBeHidden();
  });

  test('refused: withdrawn, the words stay with the reason beside them; no connection: Review Not Posted', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/409/, /ERR_FAILED|Failed to load/);
    await signInAsCustomer(page);
    await openPage(page, '/review');
    const text = uniqueText();
    const address = '**/api/form/review';
    await page.route(address, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            json: { code: 'REVIEW_EXISTS', message: 'You have already written a review.' },
          })
        : route.continue(),
    );
    await fill(page, 4, text);
    await submit(page).click();
    await expect(page.getByText('You have already written a review.')).toBeVisible();
    await expect(comment(page)).toHaveValue(text);
    await expect(star(page, 4)).toBeChecked();
    await expect(list(page).getByText(text)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Status messages' }).getByText(/./)).toHaveCount(
      0,
    );

    await page.unroute(address);
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await submit(page).click();
    await expect(toastWithExactText(page, 'Review Not Posted')).toBeVisible();
    await expect(comment(page)).toHaveValue(text);
    await expect(list(page).getByText(text)).toBeHidden();
  });
});
