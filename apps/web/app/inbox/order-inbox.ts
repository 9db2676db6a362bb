import {
  listOrderMessages,
  listOrderMessagesByLink,
  setMessagePreference,
  setMessagePreferenceByLink,
  subscribeToPush,
  subscribeToPushByLink,
} from '@haldi/contract/messages/endpoints';
import type { MessagePreference, OrderMessages } from '@haldi/contract/messages/schema';
import { callEndpoint } from '../lib/call.ts';
import type { PushTopic } from './push-topic.ts';
import { accountPushTopicName, orderPushTopicName } from './push-topics-store.ts';

export type OrderInbox = {
  key: readonly string[];
  isLinked: boolean;
  read: (signal: AbortSignal) => Promise<OrderMessages>;
  choose: (body: MessagePreference) => Promise<MessagePreference>;
  push: PushTopic;
};

type OwnOrder = { userId: string; orderId: number };
type OrderOfLink = { link: string; orderId: number };
export type InboxOrder = OwnOrder | OrderOfLink;

export const createAccountPushTopic = (userId: string): PushTopic => ({
  topic: accountPushTopicName(userId),
  subscribe: (body) => callEndpoint(subscribeToPush, { body }),
});

const ownInbox = ({ userId, orderId }: OwnOrder): OrderInbox => {
  const params = { userId, orderId: String(orderId) };
  return {
    key: ['own', userId, params.orderId],
    isLinked: false,
    read: (signal) => callEndpoint(listOrderMessages, { params }, { signal }),
    choose: (body) => callEndpoint(setMessagePreference, { body }),
    push: createAccountPushTopic(userId),
  };
};

const linkedInbox = ({ link, orderId }: OrderOfLink): OrderInbox => {
  const params = { link };
  return {
    key: ['link', link],
    isLinked: true,
    read: (signal) =>
      callEndpoint(listOrderMessagesByLink, { params }, { signal, asVisitor: true }),
    choose: (body) =>
      callEndpoint(setMessagePreferenceByLink, { params, body }, { asVisitor: true }),
    push: {
      topic: orderPushTopicName(orderId),
      subscribe: (body) =>
        callEndpoint(subscribeToPushByLink, { params, body }, { asVisitor: true }),
    },
  };
};

export const createOrderInbox = (known: InboxOrder): OrderInbox =>
  'link' in known ? linkedInbox(known) : ownInbox(known);
