import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { writeReview } from './reviews-and-posts.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';
import { expectToastAcrossReload, toastWithExactText } from './toasts.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
const dialog = (page: Page) => page.getByRole('dialog');
const uniqueText = () => `Test text ${Math.random().toString(36).slice(2)}`;

/** Signs in a customer who has a review. */
const withReview = async (page: Page, text: string): Promise<void> => {
  await signInAsNewCustomer(page);
  await writeReview(page.request, { rating: 4, comment: text });
  await openPage(page, '/review');
  await expect(page.getByRole('heading', { name: 'Your Review' })).toBeVisible();
};

test.describe('the own review', () => {
  test('is changed in a modal, without a reload', async ({ page }) => {
    const text = uniqueText();
    await withReview(page, text);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('textbox').fill('something else');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();

    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue(text);
    await dialog(page).getByRole('textbox').fill('  ');
    await dialog(page).getByRole('button', { name: 'Update Review' }).click();
    await expect(
      toastWithExactText(page, 'Please provide valid comments and rating'),
    ).toBeVisible();

    await page.evaluate(() => {
      document.documentElement.dataset.before = 'true';
    });
    await dialog(page).getByRole('textbox').fill(`  ${text}, changed `);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog(page).getByRole('button', { name: 'Update Review' }).click();
    await expect(toastWithExactText(page, 'Review updated successfully')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const request = await sent;
    expect(await request.headerValue('authorization')).toMatch(/^Bearer /);
    expect(request.postDataJSON()).toMatchObject({ comment: `${text}, changed`, rating: 4 });
    await expect(page.getByText(`${text}, changed`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.before)).toBe('true');
  });

  test('only the author sees Edit and Delete; failures are shown; it is deleted after confirmation', async ({
    page,
    otherPage,
    expectedMessages,
  }) => {
    expectedMessages.push(/404|ERR_FAILED/);
    await withReview(page, uniqueText());

    await test.step('only the author sees Edit and Delete', async () => {
      const other = await otherPage();
      await openPage(other, '/review');
      await expect(other.getByRole('button', { name: 'Edit' })).toBeHidden();
      await expect(other.getByRole('button', { name: 'Delete' })).toBeHidden();
      await other.close();
    });

    const refuse = () =>
      page.route('**/api/form/review/*', (route) =>
        route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'This was deleted.' } }),
      );
    const disconnect = async () => {
      await page.unroute('**/api/form/review/*');
      await page.route('**/api/form/review/*', (route) => route.abort());
    };

    await test.step('Failed to update review, Error updating review', async () => {
      await refuse();
      await page.getByRole('button', { name: 'Edit' }).click();
      await dialog(page).getByRole('button', { name: 'Update Review' }).click();
      await expect(toastWithExactText(page, 'Failed to update review')).toBeVisible();
      await expect(dialog(page).getByText('This was deleted.')).toBeVisible();
      await disconnect();
      await dialog(page).getByRole('button', { name: 'Update Review' }).click();
      await expect(toastWithExactText(page, 'Error updating review')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
      await page.unroute('**/api/form/review/*');
    });

    const confirmDelete = async () => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
    };

    await test.step('Failed to delete review, Error deleting review', async () => {
      await refuse();
      await confirmDelete();
      await expect(toastWithExactText(page, 'Failed to delete review')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await disconnect();
      await confirmDelete();
      await expect(toastWithExactText(page, 'Error deleting review')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await page.unroute('**/api/form/review/*');
    });

    await test.step('deleted, then the form is back', async () => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
      await expectToastAcrossReload(page, 'Review deleted successfully', confirmDelete);
      await expect(submit(page)).toBeVisible();
    });
  });

  test('a list that fails to load: Failed to fetch reviews, Error fetching reviews', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/503|ERR_FAILED/);
    await signInAsCustomer(page);
    const address = '**/api/form/review?limit=1';
    await page.route(address, (route) =>
      route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.' } }),
    );
    await openPage(page, '/review');
    await expect(toastWithExactText(page, 'Failed to fetch reviews')).toBeVisible();
    // Unknown whether there is a review: shows neither form nor review, but a retry button.
    const own = page.getByRole('region', { name: 'Write a Review' });
    await expect(submit(page)).toBeHidden();
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await own.getByRole('button', { name: 'Try again' }).click();
    await expect(toastWithExactText(page, 'Error fetching reviews')).toBeVisible();
    await expect(submit(page)).toBeHidden();
    await page.unroute(address);
    await own.getByRole('button', { name: 'Try again' }).click();
    await expect(submit(page)).toBeVisible();
  });

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
    await expect(page.getByRole('region', { name: 'Status messages' }).getByText(/./)).toHaveCount(
      0,
    );
    const list = page.getByRole('region', { name: 'All reviews' });
    await expect(list.getByText('No reviews here yet')).toHaveCount(0);
    await page.unroute('**/api/form/review?*');
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list.getByRole('listitem').first()).toBeVisible();
  });
});
