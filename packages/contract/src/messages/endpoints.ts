import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { OrderIdText } from '../orders/order-id.ts';
import { OrderLink } from '../orders/order-link/schema.ts';
import { PushEndpoint, PushKey, PushRenewal, PushSubscription } from './push-schema.ts';
import { MessagePreference, OrderMessages } from './schema.ts';

const oneOrder = z.strictObject({ userId: Identifier, orderId: OrderIdText });
const oneLink = z.strictObject({ link: OrderLink });

export const listOrderMessages = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/messages',
  summary: 'Lists the messages sent to the customer about an order',
  auth: 'signed-in',
  bearer: true,
  params: oneOrder,
  answer: OrderMessages,
  errors: ['NOT_FOUND'],
});

export const listOrderMessagesByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/messages',
  summary: 'Lists the messages sent about an order, by order link',
  auth: 'public',
  params: oneLink,
  answer: OrderMessages,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const readMessagePreference = endpoint({
  method: 'GET',
  path: '/api/messages/preference',
  summary: 'Reads whether the signed-in user wants messages about visits',
  auth: 'signed-in',
  bearer: true,
  answer: MessagePreference,
});

export const setMessagePreference = endpoint({
  method: 'PUT',
  path: '/api/messages/preference',
  summary: 'Turns messages about the user’s visits on or off',
  auth: 'signed-in',
  bearer: true,
  body: MessagePreference,
  answer: MessagePreference,
});

export const setMessagePreferenceByLink = endpoint({
  method: 'PUT',
  path: '/api/visit/:link/messages',
  summary: 'Turns messages about one order on or off, by order link',
  auth: 'public',
  params: oneLink,
  body: MessagePreference,
  answer: MessagePreference,
  errors: ['NOT_FOUND'],
});

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'Reads the public key for push subscriptions',
  auth: 'public',
  answer: PushKey,
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Subscribes this browser to push notifications of the signed-in user',
  auth: 'signed-in',
  bearer: true,
  body: PushSubscription,
});

/** Public: knowing the endpoint is the proof that the caller is this browser. */
export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions/end',
  summary: 'Unsubscribes this browser from push notifications',
  auth: 'public',
  body: PushEndpoint,
});

/**
 * Public: browsers renew their endpoint without a page and possibly after the session has ended.
 */
export const renewPushSubscription = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions/renew',
  summary: 'Moves the subscriptions of this browser to its new endpoint',
  auth: 'public',
  body: PushRenewal,
});

export const subscribeToPushByLink = endpoint({
  method: 'POST',
  path: '/api/visit/:link/push',
  summary: 'Subscribes this browser to push notifications of one order, by order link',
  auth: 'public',
  params: oneLink,
  body: PushSubscription,
  errors: ['NOT_FOUND'],
});
