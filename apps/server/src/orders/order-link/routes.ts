import * as calls from '@haldi/contract/orders/order-link/endpoints';
import { submitUpiReferenceByLink } from '@haldi/contract/orders/payments/upi-reference/endpoints';
import { orderEventName } from '@haldi/contract/orders/stream-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { cancelByCustomer, moveByCustomer } from '../commands/commands-from-requests.ts';
import { submitReference } from '../commands/payment-commands-from-requests.ts';
import { orderTopic } from '../publish-order-events.ts';
import type { OrdersContext } from '../service.ts';
import { changeOrderByLink, findOrderByLink, readOrderByLink } from './service.ts';

export const orderLinkRoutes = (
  app: FastifyInstance,
  { db, live, clock }: AppContext,
  orders: OrdersContext,
): void => {
  const prepare = (request: FastifyRequest, reply: FastifyReply): void => {
    orders.linkLimit.take(networkPrefixOf(request.ip));
    reply.header('cache-control', 'no-store');
  };
  mount(app, calls.readOrderByLink, ({ params, request, reply }) => {
    prepare(request, reply);
    return readOrderByLink(orders, params.link);
  });
  mount(app, calls.moveOrderByLink, ({ params, body, request, reply }) => {
    prepare(request, reply);
    return changeOrderByLink(orders, params.link, (id) => moveByCustomer(orders, id, body));
  });
  mount(app, calls.cancelOrderByLink, ({ params, body, request, reply }) => {
    prepare(request, reply);
    return changeOrderByLink(orders, params.link, (id) => cancelByCustomer(orders, id, body));
  });
  mount(app, submitUpiReferenceByLink, ({ params, body, request, reply }) => {
    prepare(request, reply);
    return changeOrderByLink(orders, params.link, (id) => submitReference(orders, id, body));
  });
  mount(app, calls.streamOrderEventsByLink, async ({ params, request, reply }) => {
    prepare(request, reply);
    const { id, endsAt } = await findOrderByLink(db, params.link, clock());
    // One link counts as one session for the limit of open streams.
    const reader = { userId: '', sessionId: `link of ${id}`, expiresAt: endsAt };
    return app.streamEvents(reply, reader, (send) =>
      live.subscribe(orderTopic(id), (change) => send(orderEventName, change)),
    );
  });
};
