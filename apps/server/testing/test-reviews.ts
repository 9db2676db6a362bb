import { expect } from 'vitest';
import { buildTestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

export const reviewsUrl = '/api/form/review';
export const reviewDraft = { comment: 'Calm hands, and on time.', rating: 5 };

type Listed = {
  _id: string;
  username: string;
  rating: number;
  comment: string;
  isMine?: true;
};

/** The clock is at 10:30 AM on 5 January 2025 in India. */
export const openTestReviews = async () => {
  const haldi = await buildTestApp({ now: '2025-01-05T05:00:00Z', env: { RATE_LIMITS: 'off' } });
  const post = (who: TestUser | null, changes: object = {}) => {
    const payload = { ...reviewDraft, ...changes };
    return haldi.as(who, { method: 'POST', url: reviewsUrl, payload }, 'cookie');
  };
  const list = async (query = '', who: TestUser | null = null): Promise<Listed[]> => {
    const answer = await haldi.as(who, { url: `${reviewsUrl}${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  return { haldi, post, list };
};
