import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  asha = await salon.haldi.user({ username: 'Asha' });
});

const write = (kind: ContentKind, who = asha) =>
  kind === 'review' ? salon.review(who) : salon.post(who);
const listOf = (kind: ContentKind, who: TestUser | null = null) =>
  kind === 'review' ? salon.reviews(who) : salon.posts(who);
const actNames = async () => (await salon.acts()).map(({ act }) => act);

describe.each<ContentKind>(['review', 'post'])('threat 62: hiding a %s', (kind) => {
  test('removes it from the list, and its author sees the reason', async () => {
    const entry = await write(kind);
    const answer = await salon.hide(kind, entry, '  Names a neighbour  ');
    expect(answer.json<ModerationItem>().hidden).toMatchObject({
      reason: 'Names a neighbour',
      by: 'Owner',
      isChangedSince: false,
    });
    expect(await listOf(kind)).toEqual([]);
    expect(await listOf(kind, await salon.haldi.user())).toEqual([]);
    expect(await listOf(kind, asha)).toMatchObject([
      { _id: entry._id, isMine: true, hidden: { reason: 'Names a neighbour' } },
    ]);
    const [act] = await salon.acts();
    expect(act).toMatchObject({
      act: `${kind}-hidden`,
      subject: { id: asha.id, name: 'Asha' },
      changes: [{ field: 'hidingReason', before: null, after: 'Names a neighbour' }],
    });
  });

  test('needs a reason', async () => {
    const entry = await write(kind);
    for (const reason of ['', '   ', 'x'.repeat(161), 'a\u202eb']) {
      expect((await salon.hide(kind, entry, reason)).statusCode).toBe(422);
    }
    expect(await listOf(kind)).toHaveLength(1);
  });

  test('twice has no effect; a new reason replaces the first', async () => {
    const entry = await write(kind);
    const before = (await actNames()).length;
    await salon.hide(kind, entry);
    expect((await salon.hide(kind, entry)).statusCode).toBe(200);
    expect(await actNames()).toHaveLength(before + 1);
    const again = (await salon.hide(kind, entry, 'Advertising')).json<ModerationItem>();
    expect(again.hidden?.reason).toBe('Advertising');
    expect((await salon.acts())[0]?.changes).toEqual([
      { field: 'hidingReason', before: 'Rude language', after: 'Advertising' },
    ]);
  });

  test('ten at once make one audit entry', async () => {
    const entry = await write(kind);
    const before = (await actNames()).length;
    await Promise.all(Array.from({ length: 10 }, () => salon.hide(kind, entry)));
    expect(await actNames()).toHaveLength(before + 1);
  });

  test('can be undone once', async () => {
    const entry = await write(kind);
    await salon.hide(kind, entry);
    const before = (await actNames()).length;
    const shown = await salon.restore(kind, entry, entry.createdAt);
    expect(shown.json<ModerationItem>()).toMatchObject({ hidden: null, isNew: false });
    expect((await salon.restore(kind, entry, entry.createdAt)).statusCode).toBe(200);
    expect(await actNames()).toHaveLength(before + 1);
    expect(await listOf(kind)).toHaveLength(1);
    expect((await listOf(kind, asha))[0]).not.toHaveProperty('hidden');
  });

  test('its author can edit it: it stays hidden, is new to staff, and must be read before it is restored', async () => {
    const entry = await write(kind);
    await salon.hide(kind, entry);
    salon.haldi.clock.advance(60_000);
    const words = { comment: 'Kinder words.', rating: 4 };
    const changed =
      kind === 'review'
        ? await salon.put(`/api/form/review/${entry._id}`, words, asha)
        : await salon.change(entry, asha);
    expect(changed.json()).toMatchObject({ hidden: { reason: 'Rude language' } });
    expect(await listOf(kind)).toEqual([]);
    const [item] = (await salon.list('?view=new')).items;
    expect(item?.hidden?.isChangedSince).toBe(true);
    const unread = await salon.restore(kind, entry, entry.createdAt);
    expect([unread.statusCode, unread.json().code]).toEqual([409, 'CONFLICT']);
    expect(await listOf(kind)).toEqual([]);
    expect((await salon.restore(kind, entry, item?.changedAt ?? '')).statusCode).toBe(200);
    expect(await listOf(kind)).toHaveLength(1);
  });

  test('its author can delete it and write another, but not a second one', async () => {
    const entry = await write(kind);
    await salon.hide(kind, entry);
    expect(await write(kind)).toHaveProperty('code', `${kind.toUpperCase()}_EXISTS`);
    const url = kind === 'review' ? `/api/form/review/${entry._id}` : `/api/blog/${entry._id}`;
    expect((await salon.haldi.as(asha, { method: 'DELETE', url })).statusCode).toBe(204);
    expect(await write(kind)).toHaveProperty('isMine', true);
    expect((await salon.hide(kind, entry)).statusCode).toBe(404);
  });

  test('deleted and written again, it stays hidden until staff have read it', async () => {
    await salon.hide(kind, await write(kind), 'Names a neighbour');
    const remove = async () => {
      const [own] = await listOf(kind, asha);
      const url = kind === 'review' ? `/api/form/review/${own?._id}` : `/api/blog/${own?._id}`;
      expect((await salon.haldi.as(asha, { method: 'DELETE', url })).statusCode).toBe(204);
    };
    for (let turn = 0; turn < 2; turn += 1) {
      await remove();
      salon.haldi.clock.advance(60_000);
      expect(await write(kind)).toMatchObject({ hidden: { reason: 'Names a neighbour' } });
      expect(await listOf(kind)).toEqual([]);
    }
    const [item] = (await salon.list('?view=new')).items;
    expect(item?.hidden).toMatchObject({ by: 'Owner', isChangedSince: true });
    const entry = { _id: item?._id ?? '' } as Awaited<ReturnType<typeof write>>;
    expect((await salon.restore(kind, entry, item?.changedAt ?? '')).statusCode).toBe(200);
    expect(await listOf(kind)).toHaveLength(1);
    // Once it was shown again, the next one is not hidden.
    await remove();
    expect(await write(kind)).not.toHaveProperty('hidden');
    expect(await listOf(kind)).toHaveLength(1);
  });
});

describe('figures', () => {
  test('exclude hidden content', async () => {
    const other = await salon.haldi.user({ username: 'Priya' });
    const low = await salon.review(asha, 'Late.', 1);
    await salon.review(other, 'Lovely.', 5);
    await salon.hide('review', low);
    expect(await salon.summary()).toMatchObject({ count: 1, average: 5 });
    const dashboard = await salon.haldi.as(salon.owner, { url: '/api/admin/dashboard' });
    expect(dashboard.json()).toMatchObject({ avgRating: 5, reviewCount: 1 });
    const users = await salon.haldi.as(salon.owner, {
      url: '/api/admin/dashboard/user?search=Asha',
    });
    expect(users.json().users[0]).toMatchObject({ avgRating: 0 });
    const notifications = await salon.haldi.as(salon.owner, { url: '/api/admin/notifications' });
    const ids = notifications.json<{ notifications: { _id: string }[] }>().notifications;
    expect(ids.map(({ _id }) => _id)).not.toContain(`review-${low._id}`);
  });
});

describe('the salon’s reply', () => {
  test('is public, and can be changed and deleted', async () => {
    const review = await salon.review(asha);
    const markup = 'Thank you <script>alert(1)</script> & "come" again';
    expect(
      (await salon.answer(review, `  ${markup} `)).json<ModerationItem>().answer,
    ).toMatchObject({
      text: markup,
      by: 'Owner',
    });
    expect((await salon.reviews())[0]?.answer).toEqual({ text: markup, date: '16 Nov 2026' });
    const before = (await actNames()).length;
    await salon.answer(review, markup);
    expect(await actNames()).toHaveLength(before);
    await salon.answer(review, 'Thank you!');
    expect((await salon.reviews())[0]?.answer?.text).toBe('Thank you!');
    const url = `/api/admin/reviews/${review._id}/answer`;
    for (const _ of [1, 2]) {
      const deleted = await salon.haldi.as(salon.owner, { method: 'DELETE', url });
      expect(deleted.json<ModerationItem>().answer).toBeNull();
    }
    expect((await salon.reviews())[0]?.answer).toBeNull();
    expect((await actNames()).slice(0, 3)).toEqual([
      'answer-removed',
      'review-answered',
      'review-answered',
    ]);
    expect(JSON.stringify(await salon.acts())).not.toContain('Thank you');
  });

  test.each([
    ['nothing', '  '],
    ['too much', 'x'.repeat(1_001)],
    ['a direction trick', 'a\u202eb'],
  ])('%s: 422', async (_, text) => {
    const review = await salon.review(asha);
    expect((await salon.answer(review, text)).statusCode).toBe(422);
    expect((await salon.answer({ _id: 'nobody' }, 'Thank you')).statusCode).toBe(404);
  });
});

describe('the list', () => {
  test('distinguishes and counts new, unanswered, hidden and changed ones', async () => {
    const [priya, meera] = [await salon.haldi.user(), await salon.haldi.user()];
    const first = await salon.review(asha, 'Calm hands.', 5);
    salon.haldi.clock.advance(60_000);
    const post = await salon.post(priya, 'Monsoon hair', 'Oil it.');
    salon.haldi.clock.advance(60_000);
    const rude = await salon.review(meera, 'Rude.', 1);
    await salon.answer(first, 'Thank you!');
    await salon.hide('review', rude);
    const ids = async (query: string) => (await salon.list(query)).items.map(({ _id }) => _id);
    expect(await ids('')).toEqual([rude._id, post._id, first._id]);
    expect(await ids('?view=new')).toEqual([post._id]);
    expect(await ids('?view=hidden')).toEqual([rude._id]);
    expect(await ids('?view=waiting')).toEqual([]);
    expect(await ids('?view=reported')).toEqual([]);
    expect(await ids('?search=MONSOON')).toEqual([post._id]);
    expect(await ids(`?search=${asha.username}`)).toEqual([first._id]);
    expect(await ids('?search=%25')).toEqual([]);
    const { counts } = await salon.list();
    expect(counts).toEqual({ all: 3, new: 1, reported: 0, waiting: 0, hidden: 1 });
    const page = await salon.list('?limit=2');
    const rest = await salon.list(`?limit=2&cursor=${page.next}`);
    expect([...page.items, ...rest.items].map(({ _id }) => _id)).toEqual([
      rude._id,
      post._id,
      first._id,
    ]);
    expect(rest.next).toBeNull();
    const [item] = (await salon.list('?view=new')).items;
    if (item) await salon.keep('post', item);
    expect(await ids('?view=new')).toEqual([]);
    // Without reports, marking it as seen is not audited.
    expect(await actNames()).not.toContain('post-kept');
  });

  test('unknown entries: 404', async () => {
    for (const kind of ['review', 'post'] as const) {
      const unknown = { _id: 'nobody', changedAt: '2026-11-16T06:00:00.000Z', reports: [] };
      expect((await salon.hide(kind, unknown)).statusCode).toBe(404);
      expect((await salon.keep(kind, unknown)).statusCode).toBe(404);
      expect((await salon.restore(kind, unknown, unknown.changedAt)).statusCode).toBe(404);
      const wrong = await salon.put(`/api/admin/moderation/note/x/hidden`, { reason: 'x' });
      expect(wrong.statusCode).toBe(422);
    }
  });
});
