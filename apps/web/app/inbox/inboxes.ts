import {
  listOrderLinkMessages,
  listOrderMessages,
  setMessagePreference,
  setOrderLinkMessagePreference,
  subscribeOrderLinkToPush,
  subscribeToPush,
} from '@haldi/contract/messages/endpoints';
import type { MessagePreference, OrderMessages } from '@haldi/contract/messages/schema';
import { call } from '../lib/call.ts';
import type { PushTopic } from './push-topic.ts';
import { accountTopic, orderTopic } from './push-topics-store.ts';

export type Inbox = {
  key: readonly string[];
  isLinked: boolean;
  read: (signal: AbortSignal) => Promise<OrderMessages>;
  choose: (body: MessagePreference) => Promise<MessagePreference>;
  push: PushTopic;
};

type OwnOrder = { userId: string; orderId: number };
type OrderOfLink = { link: string; orderId: number };
export type InboxOrder = OwnOrder | OrderOfLink;

export const pushTopicOfAccount = (userId: string): PushTopic => ({
  topic: accountTopic(userId),
  subscribe: (body) => call(subscribeToPush, { body }),
});

const ownInbox = ({ userId, orderId }: OwnOrder): Inbox => {
  const params = { userId, orderId: String(orderId) };
  return {
    key: ['own', userId, params.orderId],
    isLinked: false,
    read: (signal) => call(listOrderMessages, { params }, { signal }),
    choose: (body) => call(setMessagePreference, { body }),
    push: pushTopicOfAccount(userId),
  };
};

const linkedInbox = ({ link, orderId }: OrderOfLink): Inbox => {
  const params = { link };
  return {
    key: ['link', link],
    isLinked: true,
    read: (signal) => call(listOrderLinkMessages, { params }, { signal, asVisitor: true }),
    choose: (body) => call(setOrderLinkMessagePreference, { params, body }, { asVisitor: true }),
    push: {
      topic: orderTopic(orderId),
      subscribe: (body) => call(subscribeOrderLinkToPush, { params, body }, { asVisitor: true }),
    },
  };
};

export const inboxFor = (known: InboxOrder): Inbox =>
  'link' in known ? linkedInbox(known) : ownInbox(known);
