import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Writes a review as whoever the request context is signed in as. */
export const writeReview = async (
  request: APIRequestContext,
  review: { rating: number; comment: string },
): Promise<{ _id: string }> => {
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

/** When the first message came and when the page went; the page itself measures. */
const watchReload = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
    const messages = document.querySelector('section[aria-label="Messages"]') ?? document.body;
    const observer = new MutationObserver(() => {
      sessionStorage.setItem('message-at', String(performance.timeOrigin + performance.now()));
      observer.disconnect();
    });
    observer.observe(messages, { childList: true, subtree: true });
    addEventListener('pagehide', () =>
      sessionStorage.setItem('left-at', String(performance.timeOrigin + performance.now())),
    );
  });

/** Waits for the reload half a second after the given step, and for the page to be awake again. */
export const expectReload = async (page: Page, step: () => Promise<void>): Promise<void> => {
  await watchReload(page);
  await step();
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.before === undefined &&
      document.documentElement.dataset.hydrated === 'true',
  );
  const delay = await page.evaluate(
    () => Number(sessionStorage.getItem('left-at')) - Number(sessionStorage.getItem('message-at')),
  );
  expect(delay).toBeGreaterThanOrEqual(480);
};

/** A toast, word for word. */
export const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });
