import type { Review } from '@haldi/contract/reviews/schema';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Writes a review as whoever the request context is signed in as. */
export const writeReview = async (
  request: APIRequestContext,
  review: { rating: number; comment: string },
): Promise<Review> => {
  const response = await request.post('/api/form/review', { data: review, headers: sameOrigin });
  expect(response.status()).toBe(201);
  return response.json();
};

/** Writes a post as whoever the request context is signed in as. */
export const writePost = async (
  request: APIRequestContext,
  post: { title: string; content: string },
): Promise<{ _id: string }> => {
  const response = await request.post('/api/blog', { multipart: post, headers: sameOrigin });
  expect(response.status()).toBe(201);
  return response.json();
};

/**
 * For how long a message had been there when the page went. It is kept over the reload with the time
 * at which its five seconds are over; when it was drawn, on a busy machine, is a little later.
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

/** A toast, word for word. */
export const toastMessage = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/**
 * Waits for the message that the given step brings, for the reload half a second after it, and for the
 * message on the page that is hydrated again. The page itself looks: a message is there for five seconds.
 */
export const expectReload = async (
  page: Page,
  text: string,
  step: () => Promise<void>,
): Promise<void> => {
  await watchReload(page);
  const shown = page.waitForFunction(
    (words) =>
      document.documentElement.dataset.before === undefined &&
      document.documentElement.dataset.hydrated === 'true' &&
      document.querySelector('[data-toasts]')?.textContent.includes(words),
    text,
  );
  await step();
  await expect(toastMessage(page, text)).toBeVisible();
  await shown;
  const shownFor = await page.evaluate(() => Number(sessionStorage.getItem('shown-for')));
  expect(shownFor).toBeGreaterThanOrEqual(495);
};
