import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type Via } from '../../testing/test-app.ts';
import { formRequest } from '../../testing/test-form-request.ts';
import type { TestUser } from '../../testing/test-user.ts';

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp({ now: '2025-01-05T05:00:00Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from blog_posts');
});

const url = '/api/blog';
const fields = { title: 'Monsoon hair', content: 'Oil it the night before.' };

const post = async (who: TestUser | null, changes: Record<string, string> = {}) =>
  haldi.as(who, await formRequest('POST', url, { ...fields, ...changes }), 'cookie');

const put = async (
  who: TestUser,
  id: string,
  changes: Record<string, string> = {},
  via: Via = 'both',
) => haldi.as(who, await formRequest('PUT', `${url}/${id}`, { ...fields, ...changes }), via);

type Listed = { _id: string; username: string; title: string; createdAt: string; isMine?: true };
const list = async (query = '', who: TestUser | null = null): Promise<Listed[]> => {
  const answer = await haldi.as(who, { url: `${url}${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const writeAll = async (titles: string[]): Promise<TestUser[]> => {
  const writers: TestUser[] = [];
  for (const title of titles) {
    const writer = await haldi.user();
    writers.push(writer);
    haldi.clock.advance(60_000);
    expect((await post(writer, { title })).statusCode).toBe(201);
  }
  return writers;
};

describe('writing', () => {
  test('the spec’s payload is taken, the date is the server’s, line breaks stay', async () => {
    haldi.clock.set('2025-01-05T05:00:00Z');
    const asha = await haldi.user();
    const answer = await post(asha, {
      username: asha.username,
      title: ' Monsoon hair ',
      content: 'One.\n\nTwo.',
      date: '31 Dec 1999',
      time: '11:59 PM',
    });
    expect(answer.statusCode).toBe(201);
    const { isMine, ...written } = answer.json();
    expect(isMine).toBe(true);
    expect(written).toEqual({
      _id: expect.any(String),
      username: asha.username,
      title: 'Monsoon hair',
      content: 'One.\n\nTwo.',
      image: null,
      createdAt: '2025-01-05T05:00:00.000Z',
      category: 'General',
    });
    expect(await list()).toEqual([written]);
    const alone = await haldi.as(null, { url: `${url}/${written._id}` });
    expect(alone.json()).toEqual(written);
  });

  test('threat 10: fifty at once: one 201, 49 times 409', async () => {
    const asha = await haldi.user();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(asha)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('POST_EXISTS');
    expect(await list()).toHaveLength(1);
  });

  test('threat 7: another’s name in the payload: 403 and no row', async () => {
    const [asha, attacker] = [await haldi.user(), await haldi.user()];
    expect((await post(attacker, { username: asha.username })).statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });

  test('threat 5: a cross-site form with a victim’s cookie: 403 and no row', async () => {
    const victim = await haldi.user();
    const request = await formRequest('POST', url, fields);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await haldi.as(
        victim,
        { ...request, headers: { ...request.headers, ...headers } },
        'cookie',
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('CROSS_SITE');
    }
    expect(await list()).toEqual([]);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['no content', { content: '\n \n' }],
    ['a title of 121', { title: 'x'.repeat(121) }],
    ['a title of two lines', { title: 'a\nb' }],
    ['content of 20,001', { content: 'x'.repeat(20_001) }],
    ['NUL', { content: 'a\u0000b' }],
    ['a direction trick', { title: 'a\u202eb' }],
    ['a control character', { title: 'a\u0007b' }],
    ['a field of ours', { category: 'Bridal' }],
    ['an owner', { userId: 'somebody' }],
  ])('threat 11: %s: 422', async (_, changes) => {
    const answer = await post(await haldi.user(), changes as Record<string, string>);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('INVALID_INPUT');
    expect(await list()).toEqual([]);
  });

  test('20,000 characters of any script fit', async () => {
    const content = 'हळद लावा. '.repeat(2_000).trim();
    const answer = await post(await haldi.user(), { content });
    expect(answer.json().content).toBe(content);
  });

  test('threat 12: markup is text', async () => {
    const content = '<script>alert(1)</script> & <img src=x onerror=alert(1)>';
    const answer = await post(await haldi.user(), { content });
    expect(answer.json().content).toBe(content);
  });
});

describe('lists', () => {
  test('newest first, searched by title in any letter case', async () => {
    await writeAll(['Monsoon hair', 'Nail care', 'HAIR oil']);
    expect((await list()).map(({ title }) => title)).toEqual([
      'HAIR oil',
      'Nail care',
      'Monsoon hair',
    ]);
    expect((await list('?sort=oldest&limit=1')).map(({ title }) => title)).toEqual([
      'Monsoon hair',
    ]);
    expect((await list('?search=hAiR')).map(({ title }) => title)).toEqual([
      'HAIR oil',
      'Monsoon hair',
    ]);
    expect(await list('?filter=All')).toHaveLength(3);
    expect(await list('?filter=General')).toHaveLength(3);
    expect(await list('?filter=Bridal')).toEqual([]);
  });

  test.each(['%', '_', '\\', "' OR 1=1--"])(
    'threat 15: a search for %j finds nothing extra',
    async (text) => {
      await writeAll(['Nail care']);
      expect(await list(`?search=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );

  test('the own post comes first for its author only', async () => {
    const [first] = (await writeAll(['One', 'Two', 'Three'])) as [TestUser];
    expect((await list('', first)).map(({ title }) => title)).toEqual(['One', 'Three', 'Two']);
    expect((await list('?search=t', first)).map(({ title }) => title)).toEqual(['Three', 'Two']);
    const cursor = `${(await list())[0]?.createdAt}_${(await list())[0]?._id}`;
    expect((await list(`?cursor=${cursor}`, first)).map(({ title }) => title)).toEqual(['Two']);
  });

  test('the cursor walks through all of them once', async () => {
    await writeAll(['a', 'b', 'c', 'd', 'e']);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await haldi.as(null, {
        url: `${url}?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      });
      seen.push(...answer.json().map(({ title }: Listed) => title));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  test('an invalid token is rejected, so that the client retries as a visitor', async () => {
    const answer = await haldi.app.inject({ url, headers: { authorization: 'Bearer dead' } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('changing and deleting', () => {
  const written = async () => {
    const asha = await haldi.user();
    return { asha, _id: (await post(asha)).json()._id as string };
  };

  test('the own post', async () => {
    const { asha, _id } = await written();
    const answer = await put(asha, _id, { title: 'Dry hair', content: 'Less heat.' }, 'bearer');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ _id, title: 'Dry hair', content: 'Less heat.' });
    const removal = await haldi.as(asha, { method: 'DELETE', url: `${url}/${_id}` }, 'bearer');
    expect(removal.statusCode).toBe(204);
    expect((await haldi.as(null, { url: `${url}/${_id}` })).statusCode).toBe(404);
    expect((await post(asha)).statusCode).toBe(201);
  });

  test('threat 9: another’s: 404 and nothing changes', async () => {
    const { _id } = await written();
    const attacker = await haldi.user();
    await post(attacker, { title: 'Mine' });
    expect((await put(attacker, _id, { title: 'Mine too' })).statusCode).toBe(404);
    const removal = await haldi.as(attacker, { method: 'DELETE', url: `${url}/${_id}` });
    expect(removal.statusCode).toBe(404);
    expect((await haldi.as(null, { url: `${url}/${_id}` })).json()).toMatchObject(fields);
  });

  test('threat 9: two users of the same name each see only their own as theirs', async () => {
    const username = 'Priya Sharma';
    const [one, other] = [await haldi.user({ username }), await haldi.user({ username })];
    const firstPost = (await post(one, { username, title: 'Hers' })).json()._id;
    const others = (await post(other, { username, title: 'The other’s' })).json()._id;
    const mine = async (who: TestUser | null) =>
      (await list('', who)).filter(({ isMine }) => isMine).map(({ _id }) => _id);
    expect([await mine(one), await mine(other), await mine(null)]).toEqual([
      [firstPost],
      [others],
      [],
    ]);
    expect((await put(one, others, { title: 'Mine too' })).statusCode).toBe(404);
    const remove = (who: TestUser) => haldi.as(who, { method: 'DELETE', url: `${url}/${others}` });
    expect((await remove(one)).statusCode).toBe(404);
    expect((await remove(other)).statusCode).toBe(204);
    expect(await mine(one)).toEqual([firstPost]);
  });

  test.each([{ title: ' ' }, { content: ' ' }, { removeImage: 'yes' }, { username: 'x' }])(
    '%j: 422',
    async (changes) => {
      const { asha, _id } = await written();
      expect((await put(asha, _id, changes as Record<string, string>)).statusCode).toBe(422);
    },
  );

  test('each change refreshes the public pages', async () => {
    let published = 0;
    const unsubscribe = haldi.context.live.subscribe('content-changed', () => {
      published += 1;
    });
    const { asha, _id } = await written();
    await put(asha, _id);
    await haldi.as(asha, { method: 'DELETE', url: `${url}/${_id}` });
    unsubscribe();
    expect(published).toBe(3);
  });
});
