import * as calls from '@haldi/contract/orders/changing/slots/endpoints';
import type { FastifyInstance } from 'fastify';
import { findLinked } from '../orders/link/service.ts';
import { createLinkLimit, idOfOwn } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { networkOf } from '../platform/http/network.ts';
import { readMovingDays, readMovingSlots } from './moving-service.ts';
import type { Booking } from './service.ts';

/** Where an order can be moved to, for its customer, the holder of its link, and staff. */
export const movingRoutes = (app: FastifyInstance, context: AppContext, booking: Booking): void => {
  const { db, clock } = context;
  const linkLimit = createLinkLimit(context);
  const idOfLink = async (link: string, address: string): Promise<string> => {
    linkLimit.take(networkOf(address));
    return (await findLinked(db, link, clock())).id;
  };
  mount(app, calls.ownSlots, async ({ identity, params, query }) =>
    readMovingSlots(booking, await idOfOwn(db, identity, params), query.date),
  );
  mount(app, calls.ownDays, async ({ identity, params, query }) =>
    readMovingDays(booking, await idOfOwn(db, identity, params), query),
  );
  mount(app, calls.linkedSlots, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readMovingSlots(booking, await idOfLink(params.link, request.ip), query.date);
  });
  mount(app, calls.linkedDays, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readMovingDays(booking, await idOfLink(params.link, request.ip), query);
  });
  mount(app, calls.anySlots, ({ params, query }) =>
    readMovingSlots(booking, params._id, query.date),
  );
  mount(app, calls.anyDays, ({ params, query }) => readMovingDays(booking, params._id, query));
};
