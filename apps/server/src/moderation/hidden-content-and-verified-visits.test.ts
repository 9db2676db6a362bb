import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formRequest } from '../../testing/test-form-request.ts';
import { openTestModeration, type TestModeration } from '../../testing/test-moderation.ts';
import { jpeg } from '../../testing/test-pictures.ts';
import type { TestUser } from '../../testing/test-user.ts';

let salon: TestModeration;
let asha: TestUser;
beforeAll(async () => {
  salon = await openTestModeration();
});
afterAll(() => salon.haldi.close());
beforeEach(async () => {
  await salon.haldi.database.pool.query('delete from reviews; delete from blog_posts');
  asha = await salon.haldi.user();
});

const render = (body: string) => async () => ({ status: 200, headers: {}, body });

describe('threat 62: a hidden post', () => {
  test('is not found, not in the sitemap, and can be restored unchanged', async () => {
    const post = await salon.post(asha);
    const read = async () =>
      (await salon.haldi.as(null, { url: `/api/blog/${post._id}` })).statusCode;
    const isMapped = async () =>
      (await salon.haldi.as(null, { url: '/sitemap.xml' })).body.includes(post._id);
    expect([await read(), await isMapped()]).toEqual([200, true]);
    await salon.hide('post', post);
    expect([await read(), await isMapped()]).toEqual([404, false]);
    await salon.restore('post', post, post.createdAt);
    expect([await read(), await isMapped()]).toEqual([200, true]);
  });

  test('its picture is visible only to its author and staff', async () => {
    const { _id, image } = await post(asha);
    const see = async (who: TestUser | null) =>
      (await salon.haldi.as(who, { url: image }, 'cookie')).statusCode;
    const viewers = [null, await salon.haldi.user(), asha, salon.owner];
    expect(await Promise.all(viewers.map(see))).toEqual([200, 200, 200, 200]);
    await salon.hide('post', { _id });
    expect(await Promise.all(viewers.map(see))).toEqual([404, 404, 200, 200]);
    const toAuthor = await salon.haldi.as(asha, { url: image }, 'cookie');
    expect(toAuthor.headers['cache-control']).toBe('no-store');
    const withInvalidCookie = await salon.haldi.as(null, {
      url: image,
      headers: { cookie: 'haldi_session=x' },
    });
    expect(withInvalidCookie.statusCode).toBe(404);
  });

  test('a picture that another post shows too stays', async () => {
    const [mine, ofOther] = [await post(asha), await post(await salon.haldi.user())];
    expect(mine.image).toBe(ofOther.image);
    await salon.hide('post', mine);
    expect((await salon.haldi.as(null, { url: mine.image })).statusCode).toBe(200);
    await salon.hide('post', ofOther);
    expect((await salon.haldi.as(null, { url: mine.image })).statusCode).toBe(404);
  });

  const post = async (who: TestUser): Promise<{ _id: string; image: string }> => {
    const form = { title: 'Monsoon hair', content: 'Oil it.' };
    const request = await formRequest('POST', '/api/blog', form, {
      image: { bytes: await jpeg() },
    });
    return (await salon.haldi.as(who, request)).json();
  };
});

describe('a cached page', () => {
  const unavailable = async () => ({ status: 503, headers: {}, body: 'sorry' });

  test.each([
    ['hiding', () => hideOne()],
    ['deleting', () => deleteOne()],
    ['deleting a reply', () => deleteReply()],
  ])('is not kept after %s, not even for a time without the database', async (_, withdraw) => {
    const { responseCache } = salon.haldi.context;
    responseCache.purge();
    await responseCache.get('page', render('words'));
    salon.haldi.context.live.publish('content-changed');
    expect((await responseCache.get('page', unavailable)).bodies.identity.toString()).toBe('words');
    await withdraw();
    expect((await responseCache.get('page', unavailable)).bodies.identity.toString()).toBe('sorry');
  });

  const hideOne = async () => salon.hide('review', await salon.review(asha));
  const deleteOne = async () => {
    const { _id } = await salon.review(asha);
    return salon.haldi.as(asha, { method: 'DELETE', url: `/api/form/review/${_id}` });
  };
  const deleteReply = async () => {
    const review = await salon.review(asha);
    await salon.answer(review, 'Thank you');
    const url = `/api/admin/reviews/${review._id}/answer`;
    return salon.haldi.as(salon.owner, { method: 'DELETE', url });
  };
});

test('decisions and replies of staff stay when their account is deleted', async () => {
  const { haldi } = salon;
  const meera = await haldi.user({ isAdmin: true });
  const review = await salon.review(asha);
  expect((await salon.answer(review, 'Thank you', meera)).statusCode).toBe(200);
  expect((await salon.hide('review', review, 'Rude language', meera)).statusCode).toBe(200);
  await haldi.database.pool.query('delete from users where id = $1', [meera.id]);
  const [item] = (await salon.list('?view=hidden')).items;
  expect(item).toMatchObject({
    answer: { text: 'Thank you', by: null },
    hidden: { reason: 'Rude language', by: null },
  });
});

describe('verified visit', () => {
  test('is shown with the review of a visited customer, in the summary and on cached pages', async () => {
    const { business, haldi } = salon;
    const priya = await haldi.user();
    await salon.review(asha, 'Calm hands.', 5);
    await salon.review(priya, 'Never been.', 4);
    expect(await salon.summary()).toMatchObject({ count: 2, verified: 0 });
    const order = await business.placeOrderAt(asha, haldi.clock().toISOString(), '2026-11-20', {
      Facial: 1,
    });
    expect((await salon.reviews()).map(({ isVerified }) => isVerified)).toEqual([false, false]);
    const page = async (body: string) =>
      (await haldi.context.responseCache.get('page', render(body))).bodies.identity.toString();
    expect(await page('before')).toBe('before');
    await business.salon.track(salon.owner, order._id, {
      status: 'completed',
      message: updateMessages[4],
    });
    const verified = new Map(
      (await salon.reviews()).map(({ username, isVerified }) => [username, isVerified]),
    );
    expect(verified.get(asha.username)).toBe(true);
    expect(verified.get(priya.username)).toBe(false);
    expect(await salon.summary()).toMatchObject({
      ...{ count: 2, average: 4.5 },
      ...{ verified: 1, verifiedAverage: 5 },
    });
    const [item] = (await salon.list(`?search=Calm`)).items;
    expect(item).toMatchObject({ kind: 'review', isVerified: true });
    // The page is rendered again once the order has been read.
    await expect.poll(() => page('after')).toBe('after');
  });
});
