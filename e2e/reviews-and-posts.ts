import type { Review } from '@haldi/contract/reviews/schema';
import type { APIRequestContext } from '@playwright/test';
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
