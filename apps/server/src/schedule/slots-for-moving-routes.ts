import * as calls from '@haldi/contract/orders/changing/move-slots/endpoints';
import type { FastifyInstance } from 'fastify';
import { requireOrderByLink } from '../orders/order-link/service.ts';
import { createOrderLinkRateLimit, requireOwnOrderId } from '../orders/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import type { BookingContext } from './service.ts';
import { readDaysForMovingVisit, readSlotsForMovingVisit } from './slots-for-moving-service.ts';

export const slotsForMovingRoutes = (
  app: FastifyInstance,
  context: AppContext,
  booking: BookingContext,
): void => {
  const { db, clock } = context;
  const linkLimit = createOrderLinkRateLimit(context);
  const idOfLink = async (link: string, address: string): Promise<string> => {
    linkLimit.take(networkPrefixOf(address));
    return (await requireOrderByLink(db, link, clock())).id;
  };
  mount(app, calls.listMoveSlots, async ({ identity, params, query }) =>
    readSlotsForMovingVisit(booking, await requireOwnOrderId(db, identity, params), query.date),
  );
  mount(app, calls.listMoveDays, async ({ identity, params, query }) =>
    readDaysForMovingVisit(booking, await requireOwnOrderId(db, identity, params), query),
  );
  mount(app, calls.listMoveSlotsByLink, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readSlotsForMovingVisit(booking, await idOfLink(params.link, request.ip), query.date);
  });
  mount(app, calls.listMoveDaysByLink, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readDaysForMovingVisit(booking, await idOfLink(params.link, request.ip), query);
  });
  mount(app, calls.listMoveSlotsByDesk, ({ params, query }) =>
    readSlotsForMovingVisit(booking, params._id, query.date),
  );
  mount(app, calls.listMoveDaysByDesk, ({ params, query }) =>
    readDaysForMovingVisit(booking, params._id, query),
  );
};
