import type { PushSubscription } from '@haldi/contract/messages/push-schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPushService } from '../../../testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { maxBrowsersPerSubscriber, readOrCreatePushKeys } from './service.ts';

let haldi: TestApp;
let salon: TestSalon;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  haldi = await buildTestApp({ env: { PUSH_SERVICES: service.origin, RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  await salon.hire(5);
});
afterAll(async () => {
  await haldi.close();
  await service.close();
});

let made = 0;
const newBrowser = (): PushSubscription => {
  made += 1;
  return service.subscribe(`browser-${made}`);
};
const subscribe = (who: TestUser | null, payload: object, url = '/api/push/subscriptions') =>
  haldi.as(who, { method: 'POST', url, payload });
const end = (endpoint: string) =>
  haldi.as(null, { method: 'POST', url: '/api/push/subscriptions/end', payload: { endpoint } });

type Held = { endpoint: string; user_id: string; order_id: string | null };
const held = async (
  column: 'endpoint' | 'user_id' | 'order_id',
  value: string,
): Promise<Held[]> => {
  const { rows } = await haldi.database.pool.query<Held>(
    `select endpoint, user_id, order_id from push_subscriptions where ${column} = $1 order by created_at`,
    [value],
  );
  return rows;
};

describe('the key', () => {
  test('is the same for all callers and instances', async () => {
    const other = await buildTestApp({ database: haldi.database });
    const asked = await Promise.all(
      [haldi, other, haldi].map((one) => one.as(null, { url: '/api/push/key' })),
    );
    const keys = new Set(asked.map((answer) => answer.json().publicKey));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^B[\w-]{86}$/);
    await other.close();
  });

  test('two instances that start at once use the same key', async () => {
    await haldi.database.pool.query('delete from push_keys');
    const made = await Promise.all(
      Array.from({ length: 8 }, () => readOrCreatePushKeys(haldi.context.db)),
    );
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(JSON.stringify((await haldi.as(null, { url: '/api/push/key' })).json())).not.toContain(
      made[0]?.privateKey,
    );
  });
});

describe('subscribing', () => {
  test('subscribes the signed-in user, each browser once', async () => {
    const [asha, meera] = [await haldi.user(), await haldi.user()];
    const browser = newBrowser();
    expect((await subscribe(null, browser)).statusCode).toBe(401);
    for (const who of [asha, asha, meera]) {
      expect((await subscribe(who, browser)).statusCode).toBe(204);
    }
    // A browser belongs to the user who subscribed last.
    expect(await held('endpoint', browser.endpoint)).toEqual([
      { endpoint: browser.endpoint, user_id: meera.id, order_id: null },
    ]);
  });

  test(`keeps the newest ${maxBrowsersPerSubscriber} browsers of an account`, async () => {
    const asha = await haldi.user();
    const browsers: string[] = [];
    for (let number = 0; number < maxBrowsersPerSubscriber + 2; number += 1) {
      const browser = newBrowser();
      browsers.push(browser.endpoint);
      haldi.clock.advance(1_000);
      expect((await subscribe(asha, browser)).statusCode).toBe(204);
    }
    const kept = await held('user_id', asha.id);
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(browsers.slice(2));
  });

  test.each([
    'https://evil.example/push',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/x',
    'https://fcm.googleapis.com@evil.example/x',
  ])('threat 65: at %s is refused', async (endpoint) => {
    const asha = await haldi.user();
    const answer = await subscribe(asha, { ...newBrowser(), endpoint });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
    expect(answer.json().message).toContain('not supported');
    expect(await held('user_id', asha.id)).toEqual([]);
  });

  test('with invalid keys is rejected', async () => {
    const asha = await haldi.user();
    const { endpoint, keys } = newBrowser();
    for (const wrong of [
      { ...keys, p256dh: 'A'.repeat(87) },
      { ...keys, p256dh: `${keys.p256dh.slice(0, -4)}AAAA` },
      { ...keys, auth: 'A'.repeat(20) },
    ]) {
      const answer = await subscribe(asha, { endpoint, keys: wrong });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
    }
    expect(await held('user_id', asha.id)).toEqual([]);
  });

  test('ends for the browser, signed in or not', async () => {
    const asha = await haldi.user();
    const [one, other] = [newBrowser(), newBrowser()];
    await subscribe(asha, one);
    await subscribe(asha, other);
    expect((await end(one.endpoint)).statusCode).toBe(204);
    expect((await end(one.endpoint)).statusCode).toBe(204);
    expect(await held('user_id', asha.id)).toMatchObject([{ endpoint: other.endpoint }]);
  });

  test('ends after logging out everywhere, not with a single session', async () => {
    const [asha, owner] = [await haldi.user(), await haldi.user({ role: 'owner' })];
    const browser = newBrowser();
    await subscribe(asha, browser);
    expect((await haldi.as(asha, { method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(
      204,
    );
    expect(await held('endpoint', browser.endpoint)).toHaveLength(1);
    const url = `/api/admin/users/${asha.id}/sessions`;
    expect((await haldi.as(owner, { method: 'DELETE', url })).statusCode).toBeLessThan(300);
    await expect.poll(() => held('endpoint', browser.endpoint)).toEqual([]);
  });

  test('ends with the account', async () => {
    const asha = await haldi.user();
    await subscribe(asha, newBrowser());
    await haldi.database.pool.query('delete from users where id = $1', [asha.id]);
    expect(await held('user_id', asha.id)).toEqual([]);
  });
});

describe('by order link', () => {
  const byLink = (order: Order, browser = newBrowser()) =>
    subscribe(null, browser, `/api/visit/${order.link}/push`);

  test('a browser is notified about this order', async () => {
    const asha = await haldi.user();
    const order = await salon.place(asha, { appointmentDate: '2026-11-18' });
    const browser = newBrowser();
    const answer = await byLink(order, browser);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store']);
    await byLink(order, browser);
    expect(await held('order_id', order._id)).toEqual([
      { endpoint: browser.endpoint, user_id: asha.id, order_id: order._id },
    ]);
    expect((await subscribe(null, browser, `/api/visit/${'x'.repeat(24)}/push`)).statusCode).toBe(
      404,
    );
  });

  test(`the limit does not affect the browsers of the account`, async () => {
    const asha = await haldi.user();
    const order = await salon.place(asha, { appointmentDate: '2026-11-19' });
    const own = newBrowser();
    await subscribe(asha, own);
    for (let number = 0; number < maxBrowsersPerSubscriber + 1; number += 1) {
      haldi.clock.advance(1_000);
      await byLink(order);
    }
    expect(await held('order_id', order._id)).toHaveLength(maxBrowsersPerSubscriber);
    expect(await held('endpoint', own.endpoint)).toHaveLength(1);
  });

  test.each([
    ['renewed', 'POST'],
    ['revoked', 'DELETE'],
  ] as const)(
    'threat 61: push subscriptions by an order link end when the link is %s',
    async (_, method) => {
      const [asha, owner] = [await haldi.user(), await haldi.user({ role: 'owner' })];
      const order = await salon.place(asha, { appointmentDate: '2026-11-20' });
      const other = await salon.place(asha, { appointmentDate: '2026-11-21' });
      await byLink(order);
      await byLink(other);
      await haldi.as(owner, { method, url: `/api/orders/${order._id}/link` });
      expect(await held('order_id', order._id)).toEqual([]);
      expect(await held('order_id', other._id)).toHaveLength(1);
    },
  );

  test('many attempts from one network are rate limited', async () => {
    const strict = await buildTestApp();
    const url = `/api/visit/${'x'.repeat(24)}/push`;
    const payload = newBrowser();
    const tries = Array.from({ length: 125 }, () =>
      strict.as(null, { method: 'POST', url, payload }),
    );
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
    await strict.close();
  });
});
