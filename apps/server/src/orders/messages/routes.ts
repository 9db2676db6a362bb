import * as calls from '@haldi/contract/messages/endpoints';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import type { OrderMessages, SentMessage } from '@haldi/contract/messages/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readMessagePreference,
  readMessagesSentToCustomerOfOrder,
  setMessagePreference,
  subscribeToPush,
} from '../../messages/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { findOrderRow } from '../commands/order-rows-and-menu-services-store.ts';
import * as errors from '../errors.ts';
import { requireOrderByLink } from '../order-link/service.ts';
import { type OrdersContext, requireOrderForReader } from '../service.ts';

/**
 * Order links get shared, so the message text, which has the customer’s name, is replaced by its
 * title.
 */
const withTitleOnly = (message: SentMessage): SentMessage => ({
  ...message,
  text: messageKindNames[message.kind],
});

export const orderMessageRoutes = (
  app: FastifyInstance,
  context: AppContext,
  orders: OrdersContext,
): void => {
  const { db, clock } = context;
  const limitRequests = (request: FastifyRequest, reply: FastifyReply): void => {
    orders.linkLimit.take(networkPrefixOf(request.ip));
    reply.header('cache-control', 'no-store');
  };
  const customerOf = async (id: string): Promise<string> => {
    const row = await findOrderRow(db, id);
    if (!row?.userId) throw errors.notFoundError();
    return row.userId;
  };
  const readMessages = async (id: string, userId: string): Promise<OrderMessages> => ({
    messages: await readMessagesSentToCustomerOfOrder(db, id),
    ...(await readMessagePreference(db, { userId, orderId: id })),
  });
  mount(app, calls.listOrderMessages, async ({ identity, params }) => {
    const { _id, userId } = await requireOrderForReader(
      db,
      identity,
      params.userId,
      params.orderId,
    );
    return readMessages(_id, userId);
  });
  mount(app, calls.listOrderMessagesByLink, async ({ params, request, reply }) => {
    limitRequests(request, reply);
    const { id } = await requireOrderByLink(db, params.link, clock());
    const orderMessages = await readMessages(id, await customerOf(id));
    return { ...orderMessages, messages: orderMessages.messages.map(withTitleOnly) };
  });
  mount(app, calls.setMessagePreferenceByLink, async ({ params, body, request, reply }) => {
    limitRequests(request, reply);
    const { id } = await requireOrderByLink(db, params.link, clock());
    return setMessagePreference(context, { userId: await customerOf(id), orderId: id }, body);
  });
  mount(app, calls.subscribeToPushByLink, async ({ params, body, request, reply }) => {
    limitRequests(request, reply);
    const { id } = await requireOrderByLink(db, params.link, clock());
    await subscribeToPush(context, { userId: await customerOf(id), orderId: id }, body);
    return undefined;
  });
};
