import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestReviews, reviewDraft, reviewsUrl } from '../../testing/test-reviews.ts';
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

describe('writing', () => {
  test('the spec’s payload is taken, date and time are the server’s', async () => {
    haldi.clock.set('2025-01-05T05:00:00Z');
    const asha = await haldi.user();
    const answer = await post(asha, {
      id: 1_736_053_200_123,
      username: asha.username,
      comment: '  Calm hands,\nand on time. ',
      date: '31 Dec 1999',
      time: '11:59 PM',
    });
    expect(answer.statusCode).toBe(201);
    const { isMine, ...written } = answer.json();
    expect(isMine).toBe(true);
    expect(written).toEqual({
      _id: expect.any(String),
      id: 1_736_053_200_123,
      username: asha.username,
      comment: 'Calm hands,\nand on time.',
      rating: 5,
      date: '05 Jan 2025',
      time: '10:30 AM',
      createdAt: '2025-01-05T05:00:00.000Z',
      isVerified: false,
      answer: null,
    });
    expect(await list()).toEqual([written]);
  });

  test('the day is India’s', async () => {
    haldi.clock.set('2026-12-31T18:30:00Z');
    const answer = await post(await haldi.user());
    expect(answer.json()).toMatchObject({ date: '01 Jan 2027', time: '12:00 AM' });
  });

  test('threat 7: another’s name in the payload: 403 and no row', async () => {
    const [asha, attacker] = [await haldi.user(), await haldi.user()];
    const answer = await post(attacker, { username: asha.username });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('FORBIDDEN');
    expect(await list()).toEqual([]);
  });

  test('threat 10: fifty at once: one 201, 49 times 409', async () => {
    const asha = await haldi.user();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(asha)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toEqual({
      code: 'REVIEW_EXISTS',
      message: 'You have already written a review. You can edit it instead.',
    });
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 2.5 }],
    ['stars as text', { rating: '5' }],
    ['stars as null', { rating: null }],
    ['an empty comment', { comment: ' \n\t ' }],
    ['1,001 characters', { comment: 'x'.repeat(1_001) }],
    ['NUL', { comment: 'a\u0000b' }],
    ['a control character', { comment: 'a\u0007b' }],
    ['half a character', { comment: 'a\ud83db' }],
    ['a direction trick', { comment: 'a\u202eb' }],
    ['a field of ours', { createdAt: '2020-01-01T00:00:00Z' }],
    ['an id beyond whole numbers', { id: 1e300 }],
  ])('threat 11: %s: 422', async (_, changes) => {
    const answer = await post(await haldi.user(), changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('INVALID_INPUT');
    expect(await list()).toEqual([]);
  });

  test('1,000 characters of any script fit', async () => {
    const comment = 'हळद '.repeat(250).trimEnd().padEnd(1_000, 'द');
    const answer = await post(await haldi.user(), { comment });
    expect(answer.json().comment).toBe(comment);
  });

  test('threat 11: more than 64 KiB: 413', async () => {
    const answer = await post(await haldi.user(), { comment: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
  });

  test('threat 5: another site cannot make a browser write', async () => {
    const asha = await haldi.user();
    const answer = await haldi.as(
      asha,
      {
        method: 'POST',
        url: reviewsUrl,
        payload: reviewDraft,
        headers: { 'sec-fetch-site': 'cross-site' },
      },
      'cookie',
    );
    expect(answer.statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });
});

describe('changing and deleting', () => {
  const written = async () => {
    const asha = await haldi.user();
    const { _id, ...rest } = (await post(asha)).json();
    return { asha, _id: _id as string, rest };
  };

  test('the spec’s payload changes words and stars, the date stays', async () => {
    haldi.clock.set('2025-01-05T05:00:00Z');
    const { asha, _id } = await written();
    haldi.clock.advance(24 * 60 * 60_000);
    const answer = await haldi.as(
      asha,
      {
        method: 'PUT',
        url: `${reviewsUrl}/${_id}`,
        payload: {
          _id,
          comment: ' Better still. ',
          rating: 4,
          username: asha.username,
          date: '06 Jan 2025',
          time: '10:30 AM',
        },
      },
      'bearer',
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      _id,
      comment: 'Better still.',
      rating: 4,
      date: '05 Jan 2025',
      time: '10:30 AM',
    });
    expect(await list()).toMatchObject([{ comment: 'Better still.', rating: 4 }]);
  });

  test('threat 9: another’s: 404, under any name, and nothing changes', async () => {
    const { asha, _id } = await written();
    const attacker = await haldi.user();
    for (const [username, status] of [
      [attacker.username, 404],
      [asha.username, 403],
    ] as const) {
      const answer = await haldi.as(attacker, {
        method: 'PUT',
        url: `${reviewsUrl}/${_id}`,
        payload: { comment: 'Mine now', rating: 1, username },
      });
      expect(answer.statusCode).toBe(status);
    }
    const removal = await haldi.as(attacker, { method: 'DELETE', url: `${reviewsUrl}/${_id}` });
    expect(removal.statusCode).toBe(404);
    expect(await list()).toMatchObject([reviewDraft]);
  });

  test('threat 9: two users of the same name each see only their own as theirs', async () => {
    const username = 'Priya Sharma';
    const [one, other] = [await haldi.user({ username }), await haldi.user({ username })];
    const firstReview = (await post(one, { username, comment: 'On time.' })).json()._id;
    const others = (await post(other, { username, comment: 'Calm hands.' })).json()._id;
    const marks = async (who: TestUser | null) =>
      new Map((await list('', who)).map(({ _id, isMine }) => [_id, isMine]));
    expect(await marks(one)).toEqual(
      new Map([
        [firstReview, true],
        [others, undefined],
      ]),
    );
    expect(await marks(other)).toEqual(
      new Map([
        [others, true],
        [firstReview, undefined],
      ]),
    );
    expect([...(await marks(null)).values()]).toEqual([undefined, undefined]);
    const url = `${reviewsUrl}/${others}`;
    const payload = { ...reviewDraft, username };
    expect((await haldi.as(one, { method: 'PUT', url, payload })).statusCode).toBe(404);
    expect((await haldi.as(one, { method: 'DELETE', url })).statusCode).toBe(404);
    expect((await haldi.as(other, { method: 'DELETE', url })).statusCode).toBe(204);
    expect(await marks(null)).toEqual(new Map([[firstReview, undefined]]));
  });

  test('a URL and a payload that differ: 422', async () => {
    const { asha, _id } = await written();
    const answer = await haldi.as(asha, {
      method: 'PUT',
      url: `${reviewsUrl}/${_id}`,
      payload: { ...reviewDraft, _id: 'another' },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('can be deleted, and another can be written', async () => {
    const { asha, _id } = await written();
    const removal = await haldi.as(
      asha,
      { method: 'DELETE', url: `${reviewsUrl}/${_id}` },
      'bearer',
    );
    expect(removal.statusCode).toBe(204);
    expect(removal.body).toBe('');
    expect(await list()).toEqual([]);
    const again = await haldi.as(asha, { method: 'DELETE', url: `${reviewsUrl}/${_id}` });
    expect(again.statusCode).toBe(404);
    expect((await post(asha)).statusCode).toBe(201);
  });

  test('each change refreshes the public pages', async () => {
    let published = 0;
    const unsubscribe = haldi.context.live.subscribe('content-changed', () => {
      published += 1;
    });
    const { asha, _id } = await written();
    await haldi.as(asha, { method: 'PUT', url: `${reviewsUrl}/${_id}`, payload: reviewDraft });
    await haldi.as(asha, { method: 'DELETE', url: `${reviewsUrl}/${_id}` });
    unsubscribe();
    expect(published).toBe(3);
  });
});

describe('the account', () => {
  test('has the review in its data download, and renames or deletes it with the account', async () => {
    const asha = await haldi.user({ password: 'turmeric-and-milk' });
    const review = (await post(asha)).json();
    const data = (await haldi.as(asha, { url: '/api/auth/user/data' })).json();
    expect(data.reviews).toEqual([review]);
    const username = 'Asha the Second';
    await haldi.as(asha, { method: 'PUT', url: '/api/auth/user', payload: { username } });
    expect(await list()).toMatchObject([{ username }]);
    const deleted = await haldi.as(asha, {
      method: 'POST',
      url: '/api/auth/user/delete',
      payload: { password: 'turmeric-and-milk' },
    });
    expect(deleted.statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });
});
