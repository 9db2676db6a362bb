import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestReviews, reviewsUrl } from '../../testing/test-reviews.ts';
import type { TestUser } from '../../testing/test-user.ts';

type Reviews = Awaited<ReturnType<typeof openTestReviews>>;
let haldi: Reviews['haldi'];
let post: Reviews['post'];
let list: Reviews['list'];
beforeAll(async () => {
  ({ haldi, post, list } = await openTestReviews());
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from reviews');
});

/** One review per user, a minute apart, oldest first. */
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
          url: `${reviewsUrl}?limit=2&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
        });
        seen.push(...answer.json().map(({ rating }: { rating: number }) => rating));
        cursor = answer.headers['x-next-cursor'] as string | undefined;
      } while (cursor);
      expect(seen).toEqual(sort === 'newest' ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5]);
    }
  });

  test('the own review comes first, once, in every order', async () => {
    const writers = await writeAll([1, 2, 3, 4, 5]);
    const [oldest] = writers as [TestUser];
    for (const limit of [1, 2, 200]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await haldi.as(oldest, {
          url: `${reviewsUrl}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
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
    expect((await haldi.as(null, { url: `${reviewsUrl}?${query}` })).statusCode).toBe(422);
  });

  test('the summary counts all of them', async () => {
    const summary = async () => (await haldi.as(null, { url: `${reviewsUrl}/summary` })).json();
    expect(await summary()).toEqual({
      count: 0,
      average: 0,
      byRating: [0, 0, 0, 0, 0],
      verified: 0,
      verifiedAverage: 0,
    });
    await writeAll([5, 5, 4, 1]);
    expect(await summary()).toEqual({
      count: 4,
      average: 3.8,
      byRating: [1, 0, 0, 1, 2],
      verified: 0,
      verifiedAverage: 0,
    });
  });
});
