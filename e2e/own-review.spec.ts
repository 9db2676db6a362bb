import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { customerPage, signedInPage } from './people.ts';
import { expectReload, message, writeReview } from './reviews-and-posts.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
const dialog = (page: Page) => page.getByRole('dialog');
const unique = () => `Test words ${Math.random().toString(36).slice(2)}`;

/** A page on which a customer who has a review is signed in. */
const withReview = async (page: Page, words: string): Promise<void> => {
  await signedInPage(page);
  await writeReview(page.request, { rating: 4, comment: words });
  await openPage(page, '/review');
  await expect(page.getByRole('heading', { name: 'Your Review' })).toBeVisible();
};

test.describe('the own review', () => {
  test('is changed in a modal, without a reload', async ({ page }) => {
    const words = unique();
    await withReview(page, words);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('textbox').fill('something else');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue(words);
    await dialog(page).getByRole('textbox').fill('  ');
    await dialog(page).getByRole('button', { name: 'Update Review' }).click();
    await expect(message(page, 'Please provide valid comments and rating')).toBeVisible();

    await page.evaluate(() => {
      document.documentElement.dataset.before = 'true';
    });
    await dialog(page).getByRole('textbox').fill(`  ${words}, changed `);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog(page).getByRole('button', { name: 'Update Review' }).click();
    await expect(message(page, 'Review updated successfully')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const request = await sent;
    expect(await request.headerValue('authorization')).toMatch(/^Bearer /);
    expect(request.postDataJSON()).toMatchObject({ comment: `${words}, changed`, rating: 4 });
    await expect(page.getByText(`${words}, changed`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.before)).toBe('true');
  });

  test('is deleted after a question, then the form is back', async ({ page }) => {
    await withReview(page, unique());
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectReload(page, 'Review deleted successfully', async () => {
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    });
    await expect(submit(page)).toBeVisible();
  });

  for (const [method, refused, failed] of [
    ['PUT', 'Failed to update review', 'Error updating review'],
    ['DELETE', 'Failed to delete review', 'Error deleting review'],
  ] as const) {
    test(`${method}: ${refused}, ${failed}`, async ({ page, expectedMessages }) => {
      expectedMessages.push(/404|ERR_FAILED/);
      await withReview(page, unique());
      const attempt = async (): Promise<void> => {
        if (await dialog(page).isHidden()) {
          await page.getByRole('button', { name: method === 'PUT' ? 'Edit' : 'Delete' }).click();
        }
        await dialog(page)
          .getByRole('button', { name: method === 'PUT' ? 'Update Review' : 'Delete' })
          .click();
      };
      await page.route('**/api/form/review/*', (route) =>
        route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'It is gone.' } }),
      );
      await attempt();
      await expect(message(page, refused)).toBeVisible();
      await page.unroute('**/api/form/review/*');
      await page.route('**/api/form/review/*', (route) => route.abort());
      if (method === 'PUT') await expect(dialog(page).getByText('It is gone.')).toBeVisible();
      else await expect(dialog(page)).toBeHidden();
      await attempt();
      await expect(message(page, failed)).toBeVisible();
    });
  }

  for (const [text, answer] of [
    ['Failed to fetch reviews', 'refuse'],
    ['Error fetching reviews', 'abort'],
  ] as const) {
    test(`a list that does not come: ${text}`, async ({ page, expectedMessages }) => {
      expectedMessages.push(/503|ERR_FAILED/);
      await customerPage(page);
      await page.route('**/api/form/review?limit=1', (route) =>
        answer === 'abort'
          ? route.abort()
          : route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.' } }),
      );
      await openPage(page, '/review');
      await expect(message(page, text)).toBeVisible();
      // Whether she has written is not known: neither form nor review, but a way to ask again.
      const own = page.getByRole('region', { name: 'Write a Review' });
      await expect(own.getByRole('button', { name: 'Submit Review' })).toBeHidden();
      await page.unroute('**/api/form/review?limit=1');
      await own.getByRole('button', { name: 'Try again' }).click();
      await expect(own.getByRole('button', { name: 'Submit Review' })).toBeVisible();
    });
  }

  test('a public list that fails is only logged', async ({ page, expectedMessages }) => {
    expectedMessages.push(/Error fetching reviews/, /503/);
    await openPage(page, '/review');
    await page.route('**/api/form/review?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.' } }),
    );
    const logged = page.waitForEvent('console', (entry) =>
      entry.text().includes('Error fetching reviews'),
    );
    await page.getByRole('combobox', { name: 'Filter' }).selectOption({ label: 'Top Rated' });
    await logged;
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/./)).toHaveCount(0);
    const list = page.getByRole('region', { name: 'All reviews' });
    await expect(list.getByText('No reviews here yet')).toHaveCount(0);
    await page.unroute('**/api/form/review?*');
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list.getByRole('listitem').first()).toBeVisible();
  });

  test('nobody else sees Edit and Delete', async ({ page, otherPage }) => {
    await withReview(page, unique());
    const other = await otherPage();
    await openPage(other, '/review');
    await expect(other.getByRole('button', { name: 'Edit' })).toBeHidden();
    await expect(other.getByRole('button', { name: 'Delete' })).toBeHidden();
    await other.close();
  });
});
