import { orderEventName } from '@haldi/contract/orders/events';
import * as calls from '@haldi/contract/orders/link/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { networkOf } from '../../platform/http/network.ts';
import { cancelOrder } from '../changing/cancel.ts';
import { moveOrder } from '../changing/move.ts';
import { orderTopic } from '../events.ts';
import type { Orders } from '../service.ts';
import { findLinked, readLinked } from './service.ts';

/** What whoever holds the link of an order can do, without an account. */
export const linkRoutes = (
  app: FastifyInstance,
  { db, live, clock }: AppContext,
  orders: Orders,
): void => {
  const idOf = async (link: string) => (await findLinked(db, link, clock())).id;
  mount(app, calls.readLinked, ({ params, request }) => {
    orders.linkLimit.take(networkOf(request.ip));
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.moveLinked, async ({ params, body, request }) => {
    orders.linkLimit.take(networkOf(request.ip));
    await moveOrder(orders, await idOf(params.link), body);
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.cancelLinked, async ({ params, body, request }) => {
    orders.linkLimit.take(networkOf(request.ip));
    await cancelOrder(orders, await idOf(params.link), body);
    return readLinked(db, params.link, clock());
  });
  mount(app, calls.linkedEvents, async ({ params, request, reply }) => {
    orders.linkLimit.take(networkOf(request.ip));
    const { id, endsAt } = await findLinked(db, params.link, clock());
    // As many readers at a time as one session may have.
    const reader = { userId: '', sessionId: `link of ${id}`, expiresAt: endsAt };
    return app.streamEvents(reply, reader, (send) =>
      live.subscribe(orderTopic(id), (change) => send(orderEventName, change)),
    );
  });
};
