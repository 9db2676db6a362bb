import * as calls from '@haldi/contract/orders/documents/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { setBusinessCustomer } from '../commands/payment-commands-from-requests.ts';
import { findOrderByLink } from '../order-link/service.ts';
import { findOrderForReader, type OrdersContext } from '../service.ts';
import { readDocumentContent } from './read-documents.ts';

export const documentRoutes = (
  app: FastifyInstance,
  { db, clock }: AppContext,
  orders: OrdersContext,
): void => {
  mount(app, calls.readDocument, async ({ identity, params }) => {
    const order = await findOrderForReader(db, identity, params.userId, params.orderId);
    return readDocumentContent(db, params.document, order._id);
  });
  mount(app, calls.readDocumentByLink, async ({ params, request, reply }) => {
    orders.linkLimit.take(networkPrefixOf(request.ip));
    reply.header('cache-control', 'no-store');
    const { id } = await findOrderByLink(db, params.link, clock());
    return readDocumentContent(db, params.document, id);
  });
  mount(app, calls.setBusinessCustomer, ({ identity, params, body }) =>
    setBusinessCustomer(orders, identity, params._id, body),
  );
  mount(app, calls.readDocumentByDesk, ({ params }) => readDocumentContent(db, params.document));
};
