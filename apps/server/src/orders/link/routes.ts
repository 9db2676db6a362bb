import { orderEventName } from '@haldi/contract/orders/events';
import * as calls from '@haldi/contract/orders/link/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { networkOf } from '../../platform/http/network.ts';
import { cancelByCustomer, moveByCustomer } from '../commands/requests.ts';
import { orderTopic } from '../events.ts';
import type { Orders } from '../service.ts';
import { changeLinked, findLinked, readLinked } from './service.ts';

/** What whoever holds the link of an order can do, without an account. */
export const linkRoutes = (
  app: FastifyInstance,
  { db, live, clock }: AppContext,
  orders: Orders,
): void => {
  const prepare = (request: FastifyRequest, reply: FastifyReply): void => {
    orders.linkLimit.take(networkOf(request.ip));
    reply.header('cache-control', 'no-store');
  };
  mount(app, calls.readLinked, ({ params, request, reply }) => {
    prepare(request, reply);
    return readLinked(orders, params.link);
  });
  mount(app, calls.moveLinked, ({ params, body, request, reply }) => {
    prepare(request, reply);
    return changeLinked(orders, params.link, (id) => moveByCustomer(orders, id, body));
  });
  mount(app, calls.cancelLinked, ({ params, body, request, reply }) => {
    prepare(request, reply);
    return changeLinked(orders, params.link, (id) => cancelByCustomer(orders, id, body));
  });
  mount(app, calls.linkedEvents, async ({ params, request, reply }) => {
    prepare(request, reply);
    const { id, endsAt } = await findLinked(db, params.link, clock());
    // As many readers at a time as one session may have.
    const reader = { userId: '', sessionId: `link of ${id}`, expiresAt: endsAt };
    return app.streamEvents(reply, reader, (send) =>
      live.subscribe(orderTopic(id), (change) => send(orderEventName, change)),
    );
  });
};
