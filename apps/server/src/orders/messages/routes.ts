import * as calls from '@haldi/contract/messages/endpoints';
import { messageNames } from '@haldi/contract/messages/names';
import type { OrderMessages, SentMessage } from '@haldi/contract/messages/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choose, readChoice, readSentAbout, subscribeToPush } from '../../messages/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { networkOf } from '../../platform/http/network.ts';
import { findOrderRow } from '../commands/read-store.ts';
import * as errors from '../errors.ts';
import { findLinked } from '../link/service.ts';
import { findFor, type Orders } from '../service.ts';

/** Links are passed on: what was told, not the words, in which she is called by her name. */
const withoutWords = (message: SentMessage): SentMessage => ({
  ...message,
  text: messageNames[message.kind],
});

/** What was sent about an order, for its customer and for whoever holds its link. */
export const orderMessageRoutes = (
  app: FastifyInstance,
  context: AppContext,
  orders: Orders,
): void => {
  const { db, clock } = context;
  const prepare = (request: FastifyRequest, reply: FastifyReply): void => {
    orders.linkLimit.take(networkOf(request.ip));
    reply.header('cache-control', 'no-store');
  };
  /** A customer who is gone is told nothing. */
  const customerOf = async (id: string): Promise<string> => {
    const row = await findOrderRow(db, id);
    if (!row?.userId) throw errors.notFound();
    return row.userId;
  };
  const readAbout = async (id: string, userId: string): Promise<OrderMessages> => ({
    messages: await readSentAbout(db, id),
    ...(await readChoice(db, { userId, orderId: id })),
  });
  mount(app, calls.orderMessages, async ({ identity, params }) => {
    const { _id, userId } = await findFor(db, identity, params.userId, params.orderId);
    return readAbout(_id, userId);
  });
  mount(app, calls.linkedMessages, async ({ params, request, reply }) => {
    prepare(request, reply);
    const { id } = await findLinked(db, params.link, clock());
    const about = await readAbout(id, await customerOf(id));
    return { ...about, messages: about.messages.map(withoutWords) };
  });
  mount(app, calls.chooseLinkedMessages, async ({ params, body, request, reply }) => {
    prepare(request, reply);
    const { id } = await findLinked(db, params.link, clock());
    return choose(context, { userId: await customerOf(id), orderId: id }, body);
  });
  mount(app, calls.subscribeLinked, async ({ params, body, request, reply }) => {
    prepare(request, reply);
    const { id } = await findLinked(db, params.link, clock());
    await subscribeToPush(context, { userId: await customerOf(id), orderId: id }, body);
    return undefined;
  });
};
