import type { Review } from '@haldi/contract/reviews/schema';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** As the signed-in user of the request context. */
export const writeReview = async (
  request: APIRequestContext,
  review: { rating: number; comment: string },
): Promise<Review> => {
  const response = await request.post('/api/form/review', { data: review, headers: sameOrigin });
  expect(response.status()).toBe(201);
  return response.json();
};

/** As the signed-in user of the request context. */
export const writePost = async (
  request: APIRequestContext,
  post: { title: string; content: string },
): Promise<{ _id: string }> => {
  const response = await request.post('/api/blog', { multipart: post, headers: sameOrigin });
  expect(response.status()).toBe(201);
  return response.json();
};

/**
 * Records how long a toast was shown before the reload. Measured from its stored end time, since a
 * busy machine may draw it late.
 */
const watchReload = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
    addEventListener('pagehide', () => {
      const kept = JSON.parse(sessionStorage.getItem('toasts-after-reload') ?? '[]');
      const left = kept.at(-1).until - (performance.timeOrigin + performance.now());
      sessionStorage.setItem('shown-for', String(5_000 - left));
    });
  });

export const toastWithExactText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Status messages' }).getByText(text, { exact: true });

/**
 * Waits for the toast after the step, for the reload half a second later, and for the toast on the
 * hydrated page. Checked inside the page, since a toast lasts five seconds.
 */
export const expectToastAcrossReload = async (
  page: Page,
  text: string,
  step: () => Promise<void>,
): Promise<void> => {
  await watchReload(page);
  const shown = page.waitForFunction(
    (message) =>
      document.documentElement.dataset.before === undefined &&
      document.documentElement.dataset.hydrated === 'true' &&
      document.querySelector('[data-toasts]')?.textContent.includes(message),
    text,
  );
  await step();
  await expect(toastWithExactText(page, text)).toBeVisible();
  await shown;
  const shownFor = await page.evaluate(() => Number(sessionStorage.getItem('shown-for')));
  expect(shownFor).toBeGreaterThanOrEqual(495);
};
