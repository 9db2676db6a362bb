import { isAdminRole } from '@haldi/contract/kit/role';
import { whySlot } from '@haldi/contract/schedule/desk/endpoints';
import * as calls from '@haldi/contract/schedule/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { forStaffOnly, unauthenticated } from '../platform/http/admission.ts';
import type { Identity } from '../platform/http/identity.ts';
import { mount } from '../platform/http/mount.ts';
import { movingRoutes } from './moving-routes.ts';
import { cacheBookingRules, readAvailability, readBookingDays, readCartCheck } from './service.ts';
import { readWhy } from './why-service.ts';

type Personal = {
  door?: string | undefined;
  beautician?: string | undefined;
  customer?: string | undefined;
};

/**
 * Which door it is counts only for whoever is logged in, as whoever orders is: a stranger learns
 * nothing about an address by asking for times beside it, nor about anybody's days. Staff ask for
 * the customer for whom they book.
 */
const asFar = <Asked extends Personal>(identity: Identity | null, asked: Asked) => {
  const { customer, beautician } = asked;
  if (!identity) {
    if (beautician !== undefined || customer !== undefined) throw unauthenticated();
    return { ...asked, door: undefined, customer: null };
  }
  if (customer !== undefined && !isAdminRole(identity.role)) throw forStaffOnly();
  return { ...asked, customer: customer ?? identity.userId };
};

export const scheduleRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, live, clock } = context;
  const booking = { db, clock, rules: cacheBookingRules({ db, live }) };
  mount(app, calls.bookingSlots, async ({ identity, query: { date, ...asked }, reply }) => {
    reply.header('cache-control', 'no-store');
    return readAvailability(booking, date, asFar(identity, asked));
  });
  mount(app, calls.bookingDays, async ({ identity, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readBookingDays(booking, asFar(identity, query));
  });
  mount(app, calls.bookingCart, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readCartCheck(booking, query.services);
  });
  movingRoutes(app, context, booking);
  mount(app, whySlot, ({ query }) => readWhy(booking, query));
};
