import * as desk from '@haldi/contract/messages/desk/endpoints';
import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/http/mount-endpoints.ts';
import type { MessagesContext } from './context.ts';
import {
  markMessageSent,
  readChannelStatus,
  readMessagePage,
  readMessagesOfOrder,
  recordManualMessage,
  requeueMessage,
  retryMessage,
  skipMessage,
} from './desk/service.ts';
import {
  readCustomerMessagePreference,
  readMessagePreference,
  setMessagePreference,
} from './opt-outs/service.ts';
import { pushRoutes } from './push/routes.ts';
import { readTemplates, saveTemplate } from './templates/service.ts';
import { whatsappRoutes } from './whatsapp-webhook/routes.ts';

export const messageRoutes = (app: FastifyInstance, messages: MessagesContext): void => {
  const { db } = messages;
  pushRoutes(app, messages);
  whatsappRoutes(app, messages);
  mount(app, calls.readMessagePreference, ({ identity }) => readMessagePreference(db, identity));
  mount(app, calls.setMessagePreference, ({ identity, body }) =>
    setMessagePreference(messages, { userId: identity.userId }, body),
  );
  mount(app, desk.listMessages, ({ query }) => readMessagePage(messages, query));
  mount(app, desk.listOrderMessagesByDesk, async ({ params }) => ({
    messages: await readMessagesOfOrder(messages, params._id),
  }));
  mount(app, desk.markMessageSent, ({ identity, params }) =>
    markMessageSent(messages, identity, params._id),
  );
  mount(app, desk.requeueMessage, ({ params }) => requeueMessage(messages, params._id));
  mount(app, desk.retryMessage, ({ params }) => retryMessage(messages, params._id));
  mount(app, desk.skipMessage, ({ params }) => skipMessage(messages, params._id));
  mount(app, desk.recordManualMessage, async ({ identity, params, body }) => {
    await recordManualMessage(messages, identity, params._id, body);
    return undefined;
  });
  mount(app, desk.listTemplates, async () => ({
    templates: Object.values(await readTemplates(db)),
    channels: await readChannelStatus(messages),
  }));
  mount(app, desk.saveTemplate, ({ identity, params, body }) =>
    saveTemplate(messages, identity, params.kind, body),
  );
  mount(app, desk.readCustomerMessagePreference, ({ params }) =>
    readCustomerMessagePreference(db, params.userId),
  );
  mount(app, desk.setCustomerMessagePreference, ({ identity, params, body }) =>
    setMessagePreference(messages, params, body, identity),
  );
};
