import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService } from '../../../testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type TestDatabase, withSingleConnection } from '../../../testing/test-database.ts';
import {
  createTestMessagesContext,
  openTestOutbox,
  summarizeMessages,
} from '../../../testing/test-messages.ts';
import { openTestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { readOrCreatePushKeys } from '../push/service.ts';
import { recordDeliveryStatuses } from '../whatsapp-webhook/service.ts';
import { sendDueMessages } from './send-due-messages.ts';

/** A second connection inside a transaction can deadlock when the pool is exhausted. */
let haldi: TestApp;
let small: TestApp;
let single: TestDatabase;
let service: Awaited<ReturnType<typeof startPushService>>;
let salon: Awaited<ReturnType<typeof openTestSalon>>;
let owner: TestUser;

beforeAll(async () => {
  service = await startPushService();
  const env = { PUSH_SERVICES: service.origin, RATE_LIMITS: 'off' };
  haldi = await buildTestApp({ env });
  service.setPublicKey((await readOrCreatePushKeys(haldi.context.db)).publicKey);
  salon = await openTestSalon(haldi);
  await salon.hire(5);
  owner = await haldi.user({ role: 'owner' });
  single = withSingleConnection(haldi.database);
  small = await buildTestApp({ env, database: single });
});
afterAll(async () => {
  await small.close();
  await single.drop();
  await haldi.close();
  await service.close();
});

const confirmedOrder = async (asha: TestUser): Promise<Order> => {
  const order = await salon.place(asha, { appointmentDate: '2026-11-20' });
  const [message] = updateMessages;
  const answer = await salon.track(owner, order._id, { status: 'confirmed', message });
  expect(answer.statusCode, answer.body).toBe(200);
  return order;
};
const wordsOf = async (order: Order) =>
  summarizeMessages(await openTestOutbox(haldi, owner).about(order));
const call = async (
  who: TestUser | null,
  method: 'POST' | 'PUT',
  url: string,
  payload: object = {},
): Promise<void> => {
  const answer = await small.as(who, { method, url, payload });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
};

test('a message is sent by push over a single connection', async () => {
  const asha = await haldi.user();
  const order = await confirmedOrder(asha);
  const [before, after] = [service.subscribe('before'), service.subscribe('after')];
  await call(asha, 'POST', '/api/push/subscriptions', before);
  await call(null, 'POST', '/api/push/subscriptions/renew', { before, after });
  await sendDueMessages(createTestMessagesContext(small, 'own'));
  expect(await wordsOf(order)).toContain('confirmed sent');
  expect(service.received.map(({ browser }) => browser)).toContain('after');
});

test('staff actions and provider reports work over a single connection', async () => {
  const asha = await haldi.user();
  const order = await confirmedOrder(asha);
  await sendDueMessages(createTestMessagesContext(small, 'own'));
  const [message] = (await openTestOutbox(haldi, owner).about(order)).filter(
    ({ kind }) => kind === 'confirmed',
  );
  const url = `/api/admin/messages/${message?._id}`;
  for (const decision of ['sent', 'back', 'leave', 'back', 'sent']) {
    await call(owner, 'POST', `${url}/${decision}`);
  }
  await haldi.database.pool.query(
    `update outbox set channel = 'whatsapp', provider_id = 'wamid.1' where id = $1`,
    [message?._id],
  );
  const statuses = [{ id: 'wamid.1', status: 'failed', errors: [{ code: 131026, title: '' }] }];
  await recordDeliveryStatuses(createTestMessagesContext(small, 'own'), {
    entry: [{ changes: [{ value: { statuses } }] }],
  });
  await sendDueMessages(createTestMessagesContext(small));
  expect(await wordsOf(order)).toContain('confirmed to-send');
  await call(owner, 'POST', `/api/admin/orders/${order._id}/messages/chat-opened`, {
    text: 'Hello',
  });
  await call(owner, 'PUT', '/api/admin/message-templates/confirmed', {
    ...{ text: 'Hello {{name}}', isOn: true, whatsappName: '' },
    ...{ whatsappLanguage: 'en', version: 0 },
  });
  await call(asha, 'PUT', '/api/messages/preference', { wantsMessages: false });
});
