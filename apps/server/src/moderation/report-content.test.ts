import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationItem } from '@haldi/contract/moderation/desk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { openTestModeration, type TestModeration } from '../../testing/test-moderation.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { hashReporter } from './report-content.ts';

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

const write = (kind: ContentKind) => (kind === 'review' ? salon.review(asha) : salon.post(asha));
const reported = async (): Promise<ModerationItem> => {
  const [item] = (await salon.list('?view=reported')).items;
  if (!item) throw new Error('nothing is reported');
  return item;
};

describe.each<ContentKind>(['review', 'post'])('reporting a %s', (kind) => {
  test('needs no account and reaches staff with its reason', async () => {
    const entry = await write(kind);
    const answer = await salon.report(kind, entry, { reason: 'private', note: ' My number! ' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await reported()).toMatchObject({
      _id: entry._id,
      reportCount: 1,
      reports: [{ reason: 'private', note: 'My number!' }],
    });
    expect((await salon.list()).counts.reported).toBe(1);
  });

  test('the same visitor counts once, another network and an account count again', async () => {
    const entry = await write(kind);
    const priya = await salon.haldi.user();
    for (const _ of [1, 2]) {
      await salon.report(kind, entry);
      await salon.report(kind, entry, { reason: 'spam' }, null, '198.51.100.9');
      await salon.report(kind, entry, { reason: 'spam' }, priya);
      await salon.report(kind, entry, { reason: 'spam' }, priya, '192.0.2.44');
    }
    expect((await reported()).reportCount).toBe(3);
  });

  test('fifty at once by one visitor count once', async () => {
    const entry = await write(kind);
    const answers = await Promise.all(Array.from({ length: 50 }, () => salon.report(kind, entry)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await reported()).reportCount).toBe(1);
  });

  test('deleted or hidden content: 404', async () => {
    const entry = await write(kind);
    await salon.hide(kind, entry);
    for (const about of [entry, { _id: 'nobody' }]) {
      const answer = await salon.report(kind, about);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('staff approve it: the reports are resolved once, and it stays', async () => {
    const entry = await write(kind);
    await salon.report(kind, entry);
    const item = await reported();
    expect((await salon.keep(kind, item)).json<ModerationItem>()).toMatchObject({
      reportCount: 0,
      isNew: false,
      hidden: null,
    });
    const acts = await salon.acts();
    expect(acts[0]).toMatchObject({ act: `${kind}-kept`, subject: { id: asha.id } });
    expect((await salon.keep(kind, item)).statusCode).toBe(200);
    expect(await salon.acts()).toHaveLength(acts.length);
    // The same visitor reports the same version again, which staff have decided about.
    await salon.report(kind, entry);
    expect((await salon.list('?view=reported')).items).toEqual([]);
  });

  test('a report made after staff had read it stays open', async () => {
    const entry = await write(kind);
    await salon.report(kind, entry);
    const seen = await reported();
    await salon.report(kind, entry, { reason: 'spam' }, null, '198.51.100.9');
    expect((await salon.keep(kind, seen)).json<ModerationItem>()).toMatchObject({
      reportCount: 1,
      reports: [{ reason: 'spam' }],
    });
  });

  test('changed content can be reported again by the same visitor', async () => {
    const entry = await write(kind);
    await salon.report(kind, entry);
    await salon.keep(kind, await reported());
    salon.haldi.clock.advance(60_000);
    if (kind === 'post') await salon.change(entry, asha);
    else await salon.put(`/api/form/review/${entry._id}`, { comment: 'Worse.', rating: 1 }, asha);
    await salon.report(kind, entry);
    expect((await reported()).reportCount).toBe(1);
  });

  test('hiding resolves the reports', async () => {
    const entry = await write(kind);
    await salon.report(kind, entry);
    await salon.hide(kind, entry);
    await salon.restore(kind, entry, entry.createdAt);
    expect((await salon.list()).counts).toMatchObject({ reported: 0, hidden: 0 });
  });

  test('reports are deleted with their content and with the account of the reporter', async () => {
    const entry = await write(kind);
    const priya = await salon.haldi.user({ password: 'turmeric-and-milk' });
    await salon.report(kind, entry, { reason: 'untrue', note: 'I was there' }, priya);
    const mine = await salon.haldi.as(priya, { url: '/api/auth/user/data' });
    expect(mine.json()).toMatchObject({ reports: [{ reason: 'untrue', note: 'I was there' }] });
    await salon.haldi.as(priya, {
      method: 'POST',
      url: '/api/auth/user/delete',
      payload: { password: 'turmeric-and-milk' },
    });
    expect((await salon.list()).counts.reported).toBe(0);
    await salon.report(kind, entry);
    const url = kind === 'review' ? `/api/form/review/${entry._id}` : `/api/blog/${entry._id}`;
    await salon.haldi.as(asha, { method: 'DELETE', url });
    const { rows } = await salon.haldi.database.pool.query('select from content_reports');
    expect(rows).toEqual([]);
  });

  test.each([
    ['no reason', {}],
    ['an unknown reason', { reason: 'boring' }],
    ['a note that is too long', { reason: 'other', note: 'x'.repeat(301) }],
    ['an internal field', { reason: 'rude', reporter: 'x' }],
  ])('%s: 422', async (_, payload) => {
    expect((await salon.report(kind, await write(kind), payload)).statusCode).toBe(422);
  });
});

test('threat 21: the reporter hash identifies no one', () => {
  const mark = (network: string, about = 'review 1') =>
    hashReporter(about, { userId: null, network });
  expect(mark('203.0.113.7')).toMatch(/^[0-9a-f]{6}$/);
  expect(mark('203.0.113.7')).not.toBe(mark('203.0.113.8'));
  // A reporter cannot be linked across entries.
  expect(mark('203.0.113.7')).not.toBe(mark('203.0.113.7', 'review 2'));
});

test('threat 19: reports per hour are limited per network; other networks are not affected', async () => {
  const limited = await buildTestApp({
    database: salon.haldi.database,
    now: salon.haldi.clock().toISOString(),
  });
  const entry = await salon.review(asha);
  const send = (remoteAddress: string) =>
    limited.as(null, {
      method: 'POST',
      url: `/api/content/review/${entry._id}/reports`,
      payload: { reason: 'rude' },
      remoteAddress,
    });
  for (let count = 0; count < 20; count += 1) {
    expect((await send('203.0.113.7')).statusCode).toBe(204);
  }
  const refused = await send('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await send('198.51.100.9')).statusCode).toBe(204);
  limited.clock.advance(60 * 60_000);
  expect((await send('203.0.113.7')).statusCode).toBe(204);
  await limited.app.close();
});
