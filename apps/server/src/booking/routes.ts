import { bookingSlots } from '@haldi/contract/booking/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { keepBookingRules, readAvailability } from './service.ts';

export const bookingRoutes = (app: FastifyInstance, { db, live, clock }: Parts): void => {
  const booking = { db, clock, rules: keepBookingRules({ db, live }) };
  mount(app, bookingSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readAvailability(booking, query.date, query.duration);
  });
};
