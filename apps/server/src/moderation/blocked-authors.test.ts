import type { UserSummary } from '@haldi/contract/users/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestModeration, type TestModeration } from '../../testing/test-moderation.ts';
import type { TestUser } from '../../testing/test-user.ts';

let salon: TestModeration;
let asha: TestUser;
beforeAll(async () => {
  salon = await openTestModeration();
});
afterAll(() => salon.haldi.close());
beforeEach(async () => {
  await salon.haldi.database.pool.query('delete from reviews; delete from blog_posts');
  salon.haldi.clock.advance(60_000);
  asha = await salon.haldi.user();
});

const setStatus = async (status: string, hideContent?: boolean): Promise<UserSummary> => {
  const answer = await salon.put(`/api/admin/users/${asha.id}/status`, { status, hideContent });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const shown = async () => [(await salon.reviews()).length, (await salon.posts()).length];

test('blocking can hide review and post, unblocking shows them again', async () => {
  await salon.review(asha);
  await salon.post(asha);
  const published: string[] = [];
  const unsubscribe = salon.haldi.context.live.subscribe('content-changed', () =>
    published.push('changed'),
  );
  const blocked = await setStatus('blocked', true);
  expect(blocked.words).toEqual({ shown: [], hiddenByBlock: ['review', 'post'] });
  expect(await shown()).toEqual([0, 0]);
  expect(published).toHaveLength(1);
  const acts = (await salon.acts()).slice(0, 3).map(({ act }) => act);
  expect(acts.toSorted()).toEqual(['post-hidden', 'review-hidden', 'user-blocked']);
  const unblocked = await setStatus('active', true);
  expect(unblocked.words).toEqual({ shown: ['review', 'post'], hiddenByBlock: [] });
  expect(await shown()).toEqual([1, 1]);
  unsubscribe();
});

test('without the option nothing is hidden or shown', async () => {
  await salon.review(asha);
  expect((await setStatus('blocked')).words.shown).toEqual(['review']);
  expect(await shown()).toEqual([1, 0]);
  // The second call also hides the content: the account is blocked already.
  await setStatus('blocked', true);
  expect(await shown()).toEqual([0, 0]);
  expect((await setStatus('active')).words.hiddenByBlock).toEqual(['review']);
  expect(await shown()).toEqual([0, 0]);
});

test('content that staff had hidden before stays hidden', async () => {
  const review = await salon.review(asha);
  await salon.post(asha);
  await salon.hide('review', review, 'Names a neighbour');
  await setStatus('blocked', true);
  expect((await setStatus('active', true)).words).toEqual({ shown: ['post'], hiddenByBlock: [] });
  expect(await shown()).toEqual([0, 1]);
  expect((await salon.reviews(await salon.business.logInAgain(asha)))[0]?.hidden?.reason).toBe(
    'Names a neighbour',
  );
});

test('if the account cannot be blocked, its content stays visible', async () => {
  const desk = await salon.haldi.user({ role: 'desk' });
  asha = await salon.haldi.user({ role: 'owner' });
  await salon.review(asha);
  const url = `/api/admin/users/${asha.id}/status`;
  const answer = await salon.put(url, { status: 'blocked', hideContent: true }, desk);
  expect(answer.statusCode).toBe(403);
  expect(await shown()).toEqual([1, 0]);
});
