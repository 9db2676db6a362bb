import * as z from 'zod/mini';
import { UuidCursor } from '../../kit/cursor.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { wholeNumberParameter } from '../../kit/query-parameter.ts';
import { Identifier } from '../../kit/text.ts';
import { MessageKind } from '../message-kinds.ts';
import { MessagePreference } from '../schema.ts';
import {
  ManualMessage,
  MessageList,
  MessagePage,
  MessageTemplate,
  StaffMessage,
  TemplateList,
  TemplateUpdate,
} from './schema.ts';

const staffErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'] as const;
const oneMessage = z.strictObject({ _id: z.uuid() });

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'The messages of one list: to send by hand, planned, sent or failed',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    list: MessageList,
    cursor: z.optional(UuidCursor),
    limit: z.optional(wholeNumberParameter(1, 200)),
  }),
  answer: MessagePage,
  errors: [...staffErrors, 'INVALID_INPUT'],
});

export const listMessagesOfOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:_id/messages',
  summary: 'Every message about an order, the latest first',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  answer: z.strictObject({ messages: z.array(StaffMessage) }),
  errors: [...staffErrors, 'INVALID_INPUT'],
});

const deciding = [...staffErrors, 'INVALID_INPUT', 'NOT_FOUND', 'MESSAGE_CHANGED'] as const;

/** What staff do with one message; whoever comes second is told how it stands. */
const onMessage = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/admin/messages/:_id/${path}`,
    summary,
    auth: 'desk',
    bearer: true,
    params: oneMessage,
    answer: StaffMessage,
    errors: deciding,
  });

export const markMessageSent = onMessage('sent', 'The chat was opened: it counts as sent by hand');
export const requeueMessage = onMessage(
  'back',
  'It was not sent after all: it waits to be sent again',
);
export const retryMessage = onMessage(
  'again',
  'Sends a message that failed, or may have been sent',
);
export const skipMessage = onMessage('leave', 'It is not sent at all');

export const recordManualMessage = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:_id/messages/chat-opened',
  summary: 'A chat was opened that tells how the order stands: what waits to be sent says no more',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  body: ManualMessage,
  status: 204,
  errors: [...staffErrors, 'INVALID_INPUT'],
});

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/message-templates',
  summary: 'The texts of all messages',
  auth: 'desk',
  bearer: true,
  answer: TemplateList,
  errors: staffErrors,
});

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/admin/message-templates/:kind',
  summary: 'Changes the text of a kind of message, or switches it off',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ kind: MessageKind }),
  body: TemplateUpdate,
  answer: MessageTemplate,
  errors: [...staffErrors, 'INVALID_INPUT', 'TEMPLATE_CHANGED'],
});

export const readCustomerMessagePreference = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId/messages',
  summary: 'Whether a customer wants messages about her visits',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  answer: MessagePreference,
  errors: [...staffErrors, 'NOT_FOUND'],
});

export const setCustomerMessagePreference = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/messages',
  summary: 'Writes down that a customer wants messages, or none',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  body: MessagePreference,
  answer: MessagePreference,
  errors: [...staffErrors, 'INVALID_INPUT', 'NOT_FOUND'],
});
