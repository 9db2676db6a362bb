import { bookingSlots } from '@haldi/contract/schedule/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { cacheBookingRules, readAvailability } from './service.ts';

export const scheduleRoutes = (app: FastifyInstance, { db, live, clock }: AppContext): void => {
  const booking = { db, clock, rules: cacheBookingRules({ db, live }) };
  mount(app, bookingSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readAvailability(booking, query.date, query.duration);
  });
};
