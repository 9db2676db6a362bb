import { orderEventName } from '@haldi/contract/orders/events';
import * as calls from '@haldi/contract/orders/link/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { networkOf } from '../../platform/http/network.ts';
import { cancelOrder } from '../changing/cancel.ts';
import { moveOrder } from '../changing/move.ts';
import { orderTopic } from '../events.ts';
import type { Orders } from '../service.ts';
import { findLinked, readLinked } from './service.ts';

/** A refusal names nobody, and no other order: whoever holds the link reads this one afresh. */
const namingNobody = (error: unknown): never => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'ORDER_CHANGED') throw new AppError('ORDER_CHANGED', error.message);
  if (error.code === 'ALREADY_BOOKED') {
    throw new AppError(
      'ALREADY_BOOKED',
      'Another visit is at the same time. Please choose another one.',
    );
  }
  throw error;
};

/** What whoever holds the link of an order can do, without an account. */
export const linkRoutes = (
  app: FastifyInstance,
  { db, live, clock }: AppContext,
  orders: Orders,
): void => {
  const enter = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('cache-control', 'no-store');
    orders.linkLimit.take(networkOf(request.ip));
  };
  const find = (link: string) => findLinked(db, link, clock());
  mount(app, calls.readLinked, ({ params, request, reply }) => {
    enter(request, reply);
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.moveLinked, async ({ params, body, request, reply }) => {
    enter(request, reply);
    const { id } = await find(params.link);
    await moveOrder(orders, id, body).catch(namingNobody);
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.cancelLinked, async ({ params, body, request, reply }) => {
    enter(request, reply);
    const { id } = await find(params.link);
    await cancelOrder(orders, id, body).catch(namingNobody);
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.linkedEvents, async ({ params, request, reply }) => {
    enter(request, reply);
    const { id, endsAt } = await find(params.link);
    // As many readers at a time as one session may have.
    const reader = { userId: '', sessionId: `link of ${id}`, expiresAt: endsAt };
    return app.streamEvents(reply, reader, (send) =>
      live.subscribe(orderTopic(id), (change) => send(orderEventName, change)),
    );
  });
};
