import type { MessageListName, StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Channel } from '@haldi/contract/messages/message-states';
import type { Order } from '@haldi/contract/orders/schema';
import type {
  ChannelAdapter,
  MessageRecipient,
  MessageTarget,
  OutgoingMessage,
  SendOutcome,
} from '../src/messages/channels/channel-adapter.ts';
import { createMessagesContext, type MessagesContext } from '../src/messages/context.ts';
import { readMessagePage, readMessagesOfOrder } from '../src/messages/desk/service.ts';
import { sendDueMessages } from '../src/messages/sending/send-due-messages.ts';
import { readAssignedBeauticianIds, readCustomerOrdersById } from '../src/orders/service.ts';
import { findUsersWithReview } from '../src/reviews/service.ts';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './test-user.ts';

/** Answers with the scripted outcomes first, then accepts everything. */
export type ScriptedChannel = ChannelAdapter & {
  taken: OutgoingMessage[];
  answers: Record<MessageRecipient['audience'], SendOutcome[]>;
};

export const scriptedChannel = (
  channel: Exclude<Channel, 'by-hand'>,
  reaches: (target: MessageTarget) => boolean = () => true,
): ScriptedChannel => {
  const taken: OutgoingMessage[] = [];
  const answers: ScriptedChannel['answers'] = {
    ...{ customer: [], recipient: [], beautician: [], salon: [] },
  };
  return {
    channel,
    taken,
    answers,
    canReach: async (target) => reaches(target),
    send: async (outgoing) => {
      const outcome = answers[outgoing.to.audience].shift() ?? { result: 'sent' };
      if (outcome.result === 'sent') taken.push(outgoing);
      return outcome;
    },
  };
};

/** The message sender of a product with the given channels, or with its configured ones. */
export const createTestMessagesContext = (
  haldi: TestApp,
  channels: readonly ChannelAdapter[] | 'own' = [],
): MessagesContext => {
  const messages = createMessagesContext(haldi.context, {
    readCustomerOrders: readCustomerOrdersById,
    readAssignedBeauticianIds,
    reviewersAmong: findUsersWithReview,
  });
  return channels === 'own' ? messages : { ...messages, channels };
};

export type TestOutbox = ReturnType<typeof openTestOutbox>;

export const openTestOutbox = (haldi: TestApp, admin: TestUser) => {
  const messages = createTestMessagesContext(haldi);
  return {
    /** Not through the API, because sessions of staff end overnight. */
    list: async (list: MessageListName): Promise<StaffMessage[]> =>
      (await readMessagePage(messages, { list, limit: 200 })).messages,
    about: ({ _id }: Order): Promise<StaffMessage[]> => readMessagesOfOrder(messages, _id),
    decide: (id: string, what: 'sent' | 'back' | 'again' | 'leave', by = admin) =>
      haldi.as(by, { method: 'POST', url: `/api/admin/messages/${id}/${what}` }),
    sendUntil: async (by: MessagesContext, instant: string): Promise<void> => {
      haldi.clock.set(instant);
      await sendDueMessages(by);
    },
  };
};

export const summarizeMessages = (messages: readonly StaffMessage[]): string[] =>
  messages
    .map(({ kind, state, dropReason }) => [kind, state, dropReason].filter(Boolean).join(' '))
    .toReversed();

export type TestDelivery = ReturnType<typeof openTestEmailDelivery>;

export const openTestEmailDelivery = (haldi: TestApp) => {
  const mail = scriptedChannel('email');
  const messages = createTestMessagesContext(haldi, [mail]);
  const nextDue = async (): Promise<Date | undefined> => {
    const { rows } = await haldi.database.pool.query<{ at: Date | null }>(
      `select min(due_at) as at from outbox where state = 'planned'`,
    );
    return rows[0]?.at ?? undefined;
  };
  return {
    send: () => sendDueMessages(messages),
    /** Sends every message when it is due. */
    async advanceTo(end: Date): Promise<void> {
      for (let due = await nextDue(); due && due < end; due = await nextDue()) {
        if (due > haldi.clock()) haldi.clock.set(due);
        await sendDueMessages(messages);
      }
      haldi.clock.set(end);
    },
    kindsSentToCustomer: ({ _id }: Order): string[] =>
      mail.taken
        .filter(({ orderId, to }) => orderId === _id && to.audience === 'customer')
        .map(({ kind }) => kind),
    duplicates: (): string[] => {
      const ids = mail.taken.map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    },
  };
};
