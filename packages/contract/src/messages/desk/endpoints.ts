import * as z from 'zod/mini';
import { UuidCursor } from '../../kit/cursor.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { MessageKind } from '../message-kinds.ts';
import { MessagePreference } from '../schema.ts';
import {
  ManualMessage,
  MessageListName,
  MessagePage,
  MessageTemplate,
  StaffMessage,
  TemplateList,
  TemplateUpdate,
} from './schema.ts';

const oneMessage = z.strictObject({ _id: z.uuid() });

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Lists messages: to send, planned, sent or failed',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    list: MessageListName,
    cursor: z.optional(UuidCursor),
    limit: z.optional(wholeNumberParameter(1, 200)),
  }),
  answer: MessagePage,
});

export const listOrderMessagesByDesk = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:_id/messages',
  summary: 'Lists every message about an order, newest first',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  answer: z.strictObject({ messages: z.array(StaffMessage) }),
});

const deciding = ['INVALID_INPUT', 'NOT_FOUND', 'MESSAGE_CHANGED'] as const;

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

export const markMessageSent = onMessage('sent', 'Marks a message as sent manually');
export const requeueMessage = onMessage('back', 'Moves a message back to its list');
export const retryMessage = onMessage(
  'again',
  'Sends a failed message again, or one that may have been sent',
);
export const skipMessage = onMessage('leave', 'Skips a message');

export const recordManualMessage = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:_id/messages/chat-opened',
  summary: 'Records a status message sent manually, which replaces unsent messages',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  body: ManualMessage,
});

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/message-templates',
  summary: 'Lists the message templates',
  auth: 'desk',
  bearer: true,
  answer: TemplateList,
});

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/admin/message-templates/:kind',
  summary: 'Changes a message template or turns it off',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ kind: MessageKind }),
  body: TemplateUpdate,
  answer: MessageTemplate,
  errors: ['TEMPLATE_CHANGED'],
});

export const readCustomerMessagePreference = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId/messages',
  summary: 'Reads whether a customer wants messages',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  answer: MessagePreference,
  errors: ['NOT_FOUND'],
});

export const setCustomerMessagePreference = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/messages',
  summary: 'Turns messages to a customer on or off',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId: Identifier }),
  body: MessagePreference,
  answer: MessagePreference,
  errors: ['NOT_FOUND'],
});
