import * as desk from '@haldi/contract/messages/desk/endpoints';
import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/http/mount.ts';
import { choose, readChoice, readChoiceOf } from './choices/service.ts';
import type { Messages } from './context.ts';
import {
  leaveOut,
  markSent,
  markTold,
  putBack,
  readAbout,
  readChannelFacts,
  readList,
  sendAgain,
} from './desk/service.ts';
import { pushRoutes } from './push/routes.ts';
import { readTemplates, saveTemplate } from './templates/service.ts';
import { whatsappRoutes } from './whatsapp/routes.ts';

export const messageRoutes = (app: FastifyInstance, messages: Messages): void => {
  const { db } = messages;
  pushRoutes(app, messages);
  whatsappRoutes(app, messages);
  mount(app, calls.readMessageChoice, ({ identity }) => readChoice(db, identity));
  mount(app, calls.chooseMessages, ({ identity, body }) =>
    choose(messages, { userId: identity.userId }, body),
  );
  mount(app, desk.listMessages, ({ query }) => readList(messages, query));
  mount(app, desk.messagesOfOrder, async ({ params }) => ({
    messages: await readAbout(messages, params._id),
  }));
  mount(app, desk.markSent, ({ identity, params }) => markSent(messages, identity, params._id));
  mount(app, desk.putBack, ({ params }) => putBack(messages, params._id));
  mount(app, desk.sendAgain, ({ params }) => sendAgain(messages, params._id));
  mount(app, desk.leaveOut, ({ params }) => leaveOut(messages, params._id));
  mount(app, desk.markTold, async ({ identity, params, body }) => {
    await markTold(messages, identity, params._id, body);
    return undefined;
  });
  mount(app, desk.listTemplates, async () => ({
    templates: Object.values(await readTemplates(db)),
    channels: await readChannelFacts(messages),
  }));
  mount(app, desk.saveTemplate, ({ identity, params, body }) =>
    saveTemplate(messages, identity, params.kind, body),
  );
  mount(app, desk.customerChoice, ({ params }) => readChoiceOf(db, params.userId));
  mount(app, desk.chooseForCustomer, ({ identity, params, body }) =>
    choose(messages, params, body, identity),
  );
};
