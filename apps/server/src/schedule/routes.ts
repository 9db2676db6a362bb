import * as calls from '@haldi/contract/schedule/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { cacheBookingRules, readAvailability, readBookingDays, readCartCheck } from './service.ts';

export const scheduleRoutes = (app: FastifyInstance, { db, live, clock }: AppContext): void => {
  const booking = { db, clock, rules: cacheBookingRules({ db, live }) };
  mount(app, calls.bookingSlots, async ({ query: { date, ...asked }, reply }) => {
    reply.header('cache-control', 'no-store');
    return readAvailability(booking, date, asked);
  });
  mount(app, calls.bookingDays, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readBookingDays(booking, query);
  });
  mount(app, calls.bookingCart, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readCartCheck(booking, query.services);
  });
};
