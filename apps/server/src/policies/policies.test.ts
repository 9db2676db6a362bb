import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import { CurrentPolicy, type StaffPolicy } from '@haldi/contract/policies/desk/schema';
import { type PolicyKind, policyKinds } from '@haldi/contract/policies/policy-kinds';
import { PolicyText } from '@haldi/contract/policies/schema';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { publishPolicies } from './service.ts';

const day = 24 * 60 * 60_000;

let haldi: TestApp;
let meera: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp();
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  haldi.clock.advance(day);
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
});

const read = async (kind: PolicyKind, hash?: string): Promise<PolicyText> => {
  const url = `/api/policies/${kind}${hash ? `/${hash}` : ''}`;
  return PolicyText.parse((await haldi.as(null, { url })).json());
};
const readDesk = async (kind: PolicyKind): Promise<StaffPolicy> => {
  const answer = await haldi.as(meera, { url: '/api/admin/policies' });
  return answer.json().policies.find((one: StaffPolicy) => one.kind === kind);
};
const put = (kind: PolicyKind, payload: object) =>
  haldi.as(meera, { method: 'PUT', url: `/api/admin/policies/${kind}`, payload });
const save = async (kind: PolicyKind, text: string | null): Promise<StaffPolicy> => {
  const { version } = await readDesk(kind);
  const answer = await put(kind, { text, version });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const saveSettings = async (over: Partial<StaffSettings['settings']>): Promise<void> => {
  const answer = await haldi.as(meera, { url: '/api/admin/settings' });
  const { settings, version } = answer.json<StaffSettings>();
  const payload = { ...settings, ...over, version };
  const saved = await haldi.as(meera, { method: 'PUT', url: '/api/admin/settings', payload });
  expect(saved.statusCode).toBe(200);
};
const kept = async (kind: PolicyKind): Promise<string[]> => {
  const { rows } = await haldi.database.pool.query<{ text: string }>(
    `select text from policy_publications join policy_texts using (hash, kind)
     where kind = $1 order by number`,
    [kind],
  );
  return rows.map(({ text }) => text);
};

test.each(policyKinds)('%s: the generated text is public', async (kind) => {
  const { text, hash } = await read(kind);
  expect(text).toContain('Haldi Home Salon');
  expect(hash).toMatch(/^[\w-]{43}$/);
});

test('reading stores nothing; unknown kinds and versions are rejected', async () => {
  const before = await kept('terms');
  await read('terms');
  expect(await kept('terms')).toEqual(before);
  const answers = await Promise.all([
    haldi.as(null, { url: '/api/policies/secrets' }),
    haldi.as(null, { url: `/api/policies/terms/${'x'.repeat(43)}` }),
    haldi.as(null, { url: '/api/policies/terms/short' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 404, 422]);
});

describe('the owner’s text', () => {
  test('is in force immediately, is published and can be reset', async () => {
    const told: string[] = [];
    const stop = haldi.context.live.subscribe('content-changed', () => told.push('changed'));
    const before = await read('refunds');
    const saved = await save('refunds', '## Ours\r\nAsk us.');
    stop();
    expect(told).toEqual(['changed']);
    expect(saved).toMatchObject({ ownText: '## Ours\nAsk us.', version: 1, defaultBefore: null });
    const now = await read('refunds');
    expect(now).toEqual(saved.history[0]);
    expect(now).toMatchObject({ text: '## Ours\nAsk us.', since: haldi.clock().toISOString() });
    const audit = await haldi.as(meera, { url: '/api/admin/audit?act=policy-changed&limit=1' });
    expect(audit.json<AuditPage>().entries[0]).toMatchObject({
      subject: { id: 'refunds', name: 'Cancelling and refunds' },
      changes: [{ field: 'text', before: 'default text', after: 'own text' }],
    });

    haldi.clock.advance(day);
    meera = await haldi.user({ isAdmin: true });
    const back = await save('refunds', null);
    expect(back).toMatchObject({ ownText: null, version: 2 });
    const again = await read('refunds');
    expect(again.text).toBe(before.text);
    // The same text has the same hash, but another date.
    expect(again.hash).toBe(before.hash);
    expect(again.since).toBe(haldi.clock().toISOString());
    expect(await read('refunds', now.hash)).toEqual(now);
  });

  test('reports that the default text has changed', async () => {
    await save('terms', 'Ours');
    const { defaultText } = await readDesk('terms');
    await saveSettings({ visitingCharge: 777 });
    const standing = await readDesk('terms');
    expect(standing.defaultBefore).toBe(defaultText);
    expect(standing.defaultText).toContain('₹777');
    expect((await read('terms')).text).toBe('Ours');
    expect((await save('terms', 'Ours again')).defaultBefore).toBe(null);
    await save('terms', null);
  });

  test('saving the same text changes nothing', async () => {
    const first = await save('privacy', 'Ours');
    expect(await save('privacy', 'Ours')).toEqual(first);
    await save('privacy', null);
  });

  test('a concurrent save is rejected and overwrites nothing', async () => {
    const { version } = await readDesk('privacy');
    const racing = await Promise.all(
      ['One', 'Two'].map((text) => put('privacy', { text, version })),
    );
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = racing.find(({ statusCode }) => statusCode === 409)?.json<ApiError>();
    expect(refused?.code).toBe('POLICY_CHANGED');
    const { standing } = CurrentPolicy.parse(refused?.details);
    expect(standing.ownText).toBe((await read('privacy')).text);
    await save('privacy', null);
  });

  test('threat 33: is plain text, whatever it looks like', async () => {
    const text = '## <b>Title</b>\n- <img src=x onerror=alert(1)>\n- {{name}} </script>';
    await save('terms', text);
    expect((await read('terms')).text).toBe(text);
    for (const wrong of ['', ' ', 'x\u0000', 'x'.repeat(20_001)]) {
      const { version } = await readDesk('terms');
      const answer = await put('terms', { text: wrong, version });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ApiError>().fields).toHaveProperty('text');
    }
    await save('terms', null);
  });
});

describe('a published text', () => {
  test('is stored once when settings change it', async () => {
    const { context } = haldi;
    await publishPolicies(context.db, context.config, haldi.clock());
    const before = await read('refunds');
    haldi.clock.advance(day);
    meera = await haldi.user({ isAdmin: true });
    await saveSettings({ lateCancelFee: 432 });
    const now = await read('refunds');
    expect(now.text).toContain('₹432');
    await expect.poll(() => kept('refunds')).toContain(now.text);
    await Promise.all(
      [1, 2, 3].map(() => publishPolicies(context.db, context.config, haldi.clock())),
    );
    const texts = await kept('refunds');
    expect(texts.filter((text) => text === now.text)).toHaveLength(1);
    expect(await read('refunds', before.hash)).toEqual(before);
  });

  test('is stored from the opening of the salon on', async () => {
    const { context, database } = haldi;
    const publish = () => publishPolicies(context.db, context.config, haldi.clock());
    const { rows } = await database.pool.query<{ openedAt: Date }>(
      'select opened_at as "openedAt" from settings',
    );
    await database.pool.query('update settings set opened_at = null, late_cancel_fee = 321');
    const before = await kept('refunds');
    await publish();
    expect(await kept('refunds')).toEqual(before);
    await database.pool.query('update settings set opened_at = $1', [rows[0]?.openedAt]);
    await publish();
    expect((await kept('refunds')).at(-1)).toContain('₹321');
  });

  test('cannot be changed or deleted', async () => {
    const { pool } = haldi.database;
    for (const statement of [
      `update policy_texts set text = 'other'`,
      'delete from policy_texts',
      'truncate policy_texts cascade',
      'update policy_publications set since = now()',
      'delete from policy_publications',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow();
    }
  });
});
