import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import {
  type AccessPolicies,
  type Callers,
  forDesk,
  forEveryone,
  forOwners,
  forSignedIn,
} from './access-policy.ts';
import { nextUnusedBookingDay, openSharedTestSalon } from './orders.ts';

const placeOpen = async ({ customer }: Callers, haldi: TestApp): Promise<Order> =>
  (await openSharedTestSalon(haldi)).place(customer, nextUnusedBookingDay(haldi));

const linkOf = async (callers: Callers, haldi: TestApp): Promise<string> =>
  `/api/visit/${(await placeOpen(callers, haldi)).link}`;

const newSubscription = () => {
  const own = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: own.generateKeys('base64url', 'uncompressed'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
};

const choice = { wantsMessages: true };
const texts = '/api/admin/message-templates';
/** The message does not exist, so 404 shows that the caller was allowed in. */
const messageAction = (what: string) =>
  forDesk(404, () => ({ method: 'POST', url: `/api/admin/messages/${randomUUID()}/${what}` }));

export const messagePolicies: AccessPolicies = {
  'GET /api/orders/:userId/:orderId/messages': {
    request: async (callers, haldi) => {
      const { userId, orderId } = await placeOpen(callers, haldi);
      return { url: `/api/orders/${userId}/${orderId}/messages` };
    },
    visitor: 401,
    customer: 200,
    other: 404,
    owner: 200,
  },
  'GET /api/visit/:link/messages': forEveryone(200, async (callers, haldi) => ({
    url: `${await linkOf(callers, haldi)}/messages`,
  })),
  'PUT /api/visit/:link/messages': forEveryone(200, async (callers, haldi) => ({
    method: 'PUT',
    url: `${await linkOf(callers, haldi)}/messages`,
    payload: choice,
  })),
  'GET /api/messages/preference': forSignedIn(200, () => ({ url: '/api/messages/preference' })),
  'PUT /api/messages/preference': forSignedIn(200, () => ({
    method: 'PUT',
    url: '/api/messages/preference',
    payload: choice,
  })),
  'GET /api/push/key': forEveryone(200, () => ({ url: '/api/push/key' })),
  'POST /api/push/subscriptions': forSignedIn(204, () => ({
    method: 'POST',
    url: '/api/push/subscriptions',
    payload: newSubscription(),
  })),
  'POST /api/push/subscriptions/end': forEveryone(204, () => ({
    method: 'POST',
    url: '/api/push/subscriptions/end',
    payload: { endpoint: newSubscription().endpoint },
  })),
  'POST /api/push/subscriptions/renew': forEveryone(204, () => ({
    method: 'POST',
    url: '/api/push/subscriptions/renew',
    payload: { before: newSubscription(), after: newSubscription() },
  })),
  'POST /api/visit/:link/push': forEveryone(204, async (callers, haldi) => ({
    method: 'POST',
    url: `${await linkOf(callers, haldi)}/push`,
    payload: newSubscription(),
  })),
  // Only Meta may call these, and WhatsApp is not configured here.
  'GET /api/whatsapp/webhook': forEveryone(403, () => ({
    url: '/api/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1',
  })),
  'POST /api/whatsapp/webhook': forEveryone(403, () => ({
    method: 'POST',
    url: '/api/whatsapp/webhook',
    headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
    payload: { entry: [] },
  })),
  'GET /api/admin/messages': forDesk(200, () => ({ url: '/api/admin/messages?list=to-send' })),
  'GET /api/admin/orders/:_id/messages': forDesk(200, async (callers, haldi) => ({
    url: `/api/admin/orders/${(await placeOpen(callers, haldi))._id}/messages`,
  })),
  'POST /api/admin/messages/:_id/sent': messageAction('sent'),
  'POST /api/admin/messages/:_id/back': messageAction('back'),
  'POST /api/admin/messages/:_id/again': messageAction('again'),
  'POST /api/admin/messages/:_id/leave': messageAction('leave'),
  'POST /api/admin/orders/:_id/messages/chat-opened': forDesk(204, () => ({
    method: 'POST',
    url: `/api/admin/orders/${randomUUID()}/messages/chat-opened`,
    payload: { text: 'Your appointment is confirmed.' },
  })),
  'GET /api/admin/message-templates': forDesk(200, () => ({ url: texts })),
  'PUT /api/admin/message-templates/:kind': forOwners(409, () => ({
    method: 'PUT',
    url: `${texts}/confirmed`,
    payload: {
      ...{ text: 'See you soon, {{name}}', isOn: true, whatsappName: '' },
      ...{ whatsappLanguage: 'en', version: 99 },
    },
  })),
  'GET /api/admin/users/:userId/messages': forDesk(200, ({ customer }) => ({
    url: `/api/admin/users/${customer.id}/messages`,
  })),
  'PUT /api/admin/users/:userId/messages': forDesk(200, ({ customer }) => ({
    method: 'PUT',
    url: `/api/admin/users/${customer.id}/messages`,
    payload: choice,
  })),
};
