import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text.ts';
import { OrderIdText } from '../orders/order-id.ts';
import { OrderLink } from '../orders/order-link/schema.ts';
import { PushEndpoint, PushKey, PushRenewal, PushSubscription } from './push-schema.ts';
import { MessagePreference, OrderMessages } from './schema.ts';

const oneOrder = z.strictObject({ userId: Identifier, orderId: OrderIdText });
const oneLink = z.strictObject({ link: OrderLink });
const signedInErrors = ['UNAUTHENTICATED', 'INVALID_INPUT', 'UNAVAILABLE'] as const;
const linkErrors = ['INVALID_INPUT', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const;

export const listOrderMessages = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/messages',
  summary: 'What was sent to the customer about an order',
  auth: 'signed-in',
  bearer: true,
  params: oneOrder,
  answer: OrderMessages,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'],
});

export const listOrderLinkMessages = endpoint({
  method: 'GET',
  path: '/api/visit/:link/messages',
  summary: 'What was sent about an order, for whoever holds its link',
  auth: 'public',
  bearer: false,
  params: oneLink,
  answer: OrderMessages,
  errors: linkErrors,
});

export const readMessagePreference = endpoint({
  method: 'GET',
  path: '/api/messages/preference',
  summary: 'Whether whoever asks wants messages about her visits',
  auth: 'signed-in',
  bearer: true,
  answer: MessagePreference,
  errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
});

export const setMessagePreference = endpoint({
  method: 'PUT',
  path: '/api/messages/preference',
  summary: 'Takes messages about the own visits, or none',
  auth: 'signed-in',
  bearer: true,
  body: MessagePreference,
  answer: MessagePreference,
  errors: signedInErrors,
});

export const setOrderLinkMessagePreference = endpoint({
  method: 'PUT',
  path: '/api/visit/:link/messages',
  summary: 'Takes messages about one order or none, for whoever holds its link',
  auth: 'public',
  bearer: false,
  params: oneLink,
  body: MessagePreference,
  answer: MessagePreference,
  errors: linkErrors,
});

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key with which a browser subscribes to push messages',
  auth: 'public',
  bearer: false,
  answer: PushKey,
  errors: ['UNAVAILABLE'],
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'This browser takes push messages for whoever is signed in',
  auth: 'signed-in',
  bearer: true,
  body: PushSubscription,
  status: 204,
  errors: [...signedInErrors, 'TOO_MANY_REQUESTS'],
});

/** Whoever knows the address of a browser is that browser. */
export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions/end',
  summary: 'This browser takes no push messages any more',
  auth: 'public',
  bearer: false,
  body: PushEndpoint,
  status: 204,
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
});

/** A browser renews its address by itself, with no page open and whether or not a session has ended. */
export const renewPushSubscription = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions/renew',
  summary: 'What this browser was subscribed to goes to its new address',
  auth: 'public',
  bearer: false,
  body: PushRenewal,
  status: 204,
  errors: ['INVALID_INPUT', 'UNAVAILABLE'],
});

export const subscribeOrderLinkToPush = endpoint({
  method: 'POST',
  path: '/api/visit/:link/push',
  summary: 'This browser takes push messages about one order, for whoever holds its link',
  auth: 'public',
  bearer: false,
  params: oneLink,
  body: PushSubscription,
  status: 204,
  errors: linkErrors,
});
