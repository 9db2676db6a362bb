import type { PushSubscription } from '@haldi/contract/messages/push-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService } from '../../../testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon } from '../../../testing/test-salon.ts';

let haldi: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  haldi = await buildTestApp({ env: { PUSH_SERVICES: service.origin, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await haldi.close();
  await service.close();
});

const send = (url: string, payload: object) => haldi.as(null, { method: 'POST', url, payload });
const renew = (before: PushSubscription, after: PushSubscription) =>
  send('/api/push/subscriptions/renew', { before, after });
const held = async ({ endpoint }: PushSubscription) => {
  const { rows } = await haldi.database.pool.query<{ user_id: string; order_id: string | null }>(
    'select user_id, order_id from push_subscriptions where endpoint = $1 order by order_id nulls first',
    [endpoint],
  );
  return rows;
};

test('a renewed endpoint keeps its subscriptions without a session', async () => {
  const salon = await openTestSalon(haldi);
  await salon.hire(1);
  const asha = await haldi.user();
  const order = await salon.place(asha);
  const [before, after] = [service.subscribe('before'), service.subscribe('after')];
  await haldi.as(asha, { method: 'POST', url: '/api/push/subscriptions', payload: before });
  await send(`/api/visit/${order.link}/push`, before);
  const taken = await held(before);
  expect(taken).toHaveLength(2);
  for (let times = 0; times < 2; times += 1) {
    expect((await renew(before, after)).statusCode).toBe(204);
    expect(await held(before)).toEqual([]);
    expect(await held(after)).toEqual(taken);
  }
});

test('knowing the endpoint alone does not take over a subscription', async () => {
  const asha = await haldi.user();
  const [ownSubscription, otherSubscription] = [
    service.subscribe('own'),
    service.subscribe('other'),
  ];
  await haldi.as(asha, {
    method: 'POST',
    url: '/api/push/subscriptions',
    payload: ownSubscription,
  });
  const guessed = { endpoint: ownSubscription.endpoint, keys: otherSubscription.keys };
  expect((await renew(guessed, otherSubscription)).statusCode).toBe(204);
  expect(await held(ownSubscription)).toHaveLength(1);
  expect(await held(otherSubscription)).toEqual([]);
});

test('an endpoint that is not allowed is rejected and the old one stays', async () => {
  const asha = await haldi.user();
  const ownSubscription = service.subscribe('stays');
  await haldi.as(asha, {
    method: 'POST',
    url: '/api/push/subscriptions',
    payload: ownSubscription,
  });
  const elsewhere = { ...ownSubscription, endpoint: 'https://elsewhere.example/push' };
  expect((await renew(ownSubscription, elsewhere)).statusCode).toBe(422);
  expect(await held(ownSubscription)).toHaveLength(1);
});
