import { bookingSlots } from '@haldi/contract/schedule/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { keepBookingRules, readAvailability } from './service.ts';

export const scheduleRoutes = (app: FastifyInstance, { db, live, clock }: Parts): void => {
  const booking = { db, clock, rules: keepBookingRules({ db, live }) };
  mount(app, bookingSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readAvailability(booking, query.date, query.duration);
  });
};
