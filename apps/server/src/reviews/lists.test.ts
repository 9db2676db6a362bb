import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-user.ts';

let haldi: TestApp;
beforeAll(async () => {
  // 10:30 in the morning of 5 January 2025 in India.
  haldi = await buildTestApp({ now: '2025-01-05T05:00:00Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from reviews');
});

const url = '/api/form/review';
const payload = { comment: 'Calm hands, and on time.', rating: 5 };

const post = (who: TestUser | null, changes: object = {}) =>
  haldi.as(who, { method: 'POST', url, payload: { ...payload, ...changes } }, 'cookie');

const list = async (query = '', who: TestUser | null = null) => {
  const answer = await haldi.as(who, { url: `${url}${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { _id: string; username: string; rating: number; comment: string }[];
};

/** One review a user, a minute apart: the first is the oldest. */
const writeAll = async (ratings: number[]): Promise<TestUser[]> => {
  const writers: TestUser[] = [];
  for (const rating of ratings) {
    const writer = await haldi.user();
    writers.push(writer);
    haldi.clock.advance(60_000);
    expect((await post(writer, { rating })).statusCode).toBe(201);
  }
  return writers;
};

describe('lists', () => {
  test('filters and sorts', async () => {
    await writeAll([5, 4, 3, 2, 1]);
    const ratings = async (query: string) => (await list(query)).map(({ rating }) => rating);
    expect(await ratings('')).toEqual([1, 2, 3, 4, 5]);
    expect(await ratings('?sort=oldest')).toEqual([5, 4, 3, 2, 1]);
    expect(await ratings('?filter=all')).toEqual([1, 2, 3, 4, 5]);
    expect(await ratings('?filter=top')).toEqual([4, 5]);
    expect(await ratings('?filter=normal')).toEqual([3]);
    expect(await ratings('?filter=low')).toEqual([1, 2]);
    expect(await ratings('?filter=top&sort=oldest&limit=1')).toEqual([5]);
  });

  test('the cursor walks through all of them once', async () => {
    await writeAll([1, 2, 3, 4, 5]);
    for (const sort of ['newest', 'oldest']) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const answer = await haldi.as(null, {
          url: `${url}?limit=2&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
        });
        seen.push(...answer.json().map(({ rating }: { rating: number }) => rating));
        cursor = answer.headers['x-next-cursor'] as string | undefined;
      } while (cursor);
      expect(seen).toEqual(sort === 'newest' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5]);
    }
  });

  test('the own review stands first, once, on every walk', async () => {
    const writers = await writeAll([1, 2, 3, 4, 5]);
    const [oldest] = writers as [TestUser];
    for (const limit of [1, 2, 200]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await haldi.as(oldest, {
          url: `${url}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
        });
        seen.push(...answer.json().map(({ username }: { username: string }) => username));
        cursor = answer.headers['x-next-cursor'] as string | undefined;
      } while (cursor);
      expect(seen).toEqual([
        oldest.username,
        ...writers
          .slice(1)
          .map(({ username }) => username)
          .reverse(),
      ]);
    }
    expect(await list('?filter=top', oldest)).toHaveLength(2);
  });

  test('without parameters at most 200', async () => {
    await haldi.database.pool.query(
      `insert into users (id, username, username_key)
       select 'many-' || n, 'Many ' || n, 'many ' || n from generate_series(1, 205) n`,
    );
    await haldi.database.pool.query(
      `insert into reviews (id, user_id, client_id, comment, rating, created_at, updated_at)
       select 'many-' || n, 'many-' || n, n, 'Fine', 4, now() - n * interval '1 minute', now()
       from generate_series(1, 205) n`,
    );
    expect(await list()).toHaveLength(200);
    const last = await haldi.user();
    haldi.clock.set('2001-01-01T00:00:00Z');
    await post(last);
    const own = await list('', last);
    expect(own).toHaveLength(200);
    expect(own[0]?.username).toBe(last.username);
    await haldi.database.pool.query(`delete from users where id like 'many-%'`);
    haldi.clock.set('2025-01-05T05:00:00Z');
  });

  test.each(['%', '_', '\\', "' OR 1=1--", '%%%'])(
    'threat 15: a search for %j finds nothing extra',
    async (text) => {
      await writeAll([5]);
      expect(await list(`?search=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );

  test('a search finds words in any letter case', async () => {
    await writeAll([5]);
    expect(await list('?search=CALM')).toHaveLength(1);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=1e2',
    'limit=',
    'sort=random',
    'filter=best',
    'cursor=x',
    'cursor=infinity_x',
    'cursor=0000-01-01T00:00:00Z_x',
    'unknown=1',
    'search=%00',
  ])('%s: 422', async (query) => {
    expect((await haldi.as(null, { url: `${url}?${query}` })).statusCode).toBe(422);
  });

  test('the summary counts all of them', async () => {
    const summary = async () => (await haldi.as(null, { url: `${url}/summary` })).json();
    expect(await summary()).toEqual({ count: 0, average: 0, byRating: [0, 0, 0, 0, 0] });
    await writeAll([5, 5, 4, 1]);
    expect(await summary()).toEqual({ count: 4, average: 3.8, byRating: [1, 0, 0, 1, 2] });
  });
});
