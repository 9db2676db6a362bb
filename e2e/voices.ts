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

/** Waits for a reload after the given step, and for the page to be awake again. */
export const expectReload = async (page: Page, step: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
  });
  await step();
  // Half a second in which the message can be read.
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.documentElement.dataset.before)).toBe('true');
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.before === undefined &&
      document.documentElement.dataset.hydrated === 'true',
  );
};

/** A toast, word for word. */
export const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });
