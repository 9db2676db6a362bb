import * as calls from '@haldi/contract/orders/work/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Orders } from '../service.ts';
import { pressAtVisit, readWork, sayRunningLate } from './service.ts';

/** Her own day: what whoever makes the visits sees and presses. */
export const workRoutes = (app: FastifyInstance, orders: Orders): void => {
  mount(app, calls.readWork, ({ identity }) => readWork(orders, identity));
  mount(app, calls.pressAtVisit, ({ identity, params, body }) =>
    pressAtVisit(orders, identity, params._id, body),
  );
  mount(app, calls.sayRunningLate, ({ identity, params, body }) =>
    sayRunningLate(orders, identity, params._id, body),
  );
};
