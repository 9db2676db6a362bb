import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

test('threat 73: codes cannot be guessed', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) {
    const answer = await haldi.as(null, { url: `/api/coupons/GUESS${n}?services=facial` });
    statuses.push(answer.statusCode);
  }
  expect(statuses.slice(0, 60).every((status) => status === 409)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
